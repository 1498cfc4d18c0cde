-- Every line counts the lines of its tab up to itself: how many a tab has in a period is a difference, and a page
-- of it a range. Existing lines are counted once; the guard against changes stands aside for that statement alone.
ALTER TABLE "point_entry" ADD COLUMN "charges" integer, ADD COLUMN "spends" integer, ADD COLUMN "others" integer;--> statement-breakpoint
ALTER TABLE "point_entry" DISABLE TRIGGER "point_entry_append_only";--> statement-breakpoint
UPDATE point_entry e SET charges = n.charges, spends = n.spends, others = e.seq - n.charges - n.spends
FROM (
  SELECT idx, count(*) FILTER (WHERE kind = 'charge') OVER line AS charges,
    count(*) FILTER (WHERE kind IN ('spend', 'compensation')) OVER line AS spends
  FROM point_entry WINDOW line AS (PARTITION BY user_idx ORDER BY seq)) n
WHERE n.idx = e.idx;--> statement-breakpoint
ALTER TABLE "point_entry" ENABLE TRIGGER "point_entry_append_only";--> statement-breakpoint
ALTER TABLE "point_entry" ALTER COLUMN "charges" SET NOT NULL, ALTER COLUMN "spends" SET NOT NULL,
  ALTER COLUMN "others" SET NOT NULL,
  ADD CONSTRAINT "point_entry_numbers" CHECK (seq = charges + spends + others);--> statement-breakpoint
DROP INDEX "point_entry_user_kind";--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_user_charge" ON "point_entry" USING btree ("user_idx","charges") WHERE kind = 'charge';--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_user_spend" ON "point_entry" USING btree ("user_idx","spends") WHERE kind IN ('spend', 'compensation');--> statement-breakpoint
CREATE UNIQUE INDEX "point_entry_user_other" ON "point_entry" USING btree ("user_idx","others") WHERE kind NOT IN ('charge', 'spend', 'compensation');--> statement-breakpoint
-- Numbers a new line after the last one of its user, whose accounts are locked; the unique numbers catch whoever
-- did not lock them.
CREATE FUNCTION number_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT e.seq, e.charges, e.spends INTO NEW.seq, NEW.charges, NEW.spends
  FROM point_entry e WHERE e.user_idx = NEW.user_idx ORDER BY e.seq DESC LIMIT 1;
  NEW.seq := coalesce(NEW.seq, 0) + 1;
  NEW.charges := coalesce(NEW.charges, 0) + (NEW.kind = 'charge')::integer;
  NEW.spends := coalesce(NEW.spends, 0) + (NEW.kind IN ('spend', 'compensation'))::integer;
  NEW.others := NEW.seq - NEW.charges - NEW.spends;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER point_entry_number BEFORE INSERT ON point_entry FOR EACH ROW EXECUTE FUNCTION number_line();--> statement-breakpoint
-- A spend that leaves something in its lot changes no indexed column: the row is renewed in its place.
ALTER TABLE "point_lot" ADD COLUMN "is_open" boolean GENERATED ALWAYS AS (remaining > 0) STORED NOT NULL,
  ADD CONSTRAINT "point_lot_account" UNIQUE("idx","account_idx");--> statement-breakpoint
DROP INDEX "point_lot_open", "point_lot_expiry";--> statement-breakpoint
CREATE INDEX "point_lot_open" ON "point_lot" USING btree ("user_idx","kind","expires_at") WHERE is_open;--> statement-breakpoint
CREATE INDEX "point_lot_expiry" ON "point_lot" USING btree ("expires_at") WHERE is_open;--> statement-breakpoint
-- The foreign keys to accounts made all spends share a lock on one row of the house. One key to the lot together
-- with its account says more: points move between the house and the very account of their lot.
ALTER TABLE "point_account" ADD CONSTRAINT "point_account_number" CHECK ((user_idx IS NULL) = (idx < 1000));--> statement-breakpoint
ALTER TABLE "point_transfer" DROP CONSTRAINT "point_transfer_two_sides",
  DROP CONSTRAINT "point_transfer_lot_idx_point_lot_idx_fk",
  DROP CONSTRAINT "point_transfer_debit_account_point_account_idx_fk",
  DROP CONSTRAINT "point_transfer_credit_account_point_account_idx_fk",
  DROP CONSTRAINT "point_transfer_pkey";--> statement-breakpoint
DROP INDEX "point_transfer_entry_lot";--> statement-breakpoint
ALTER TABLE "point_transfer"
  ADD COLUMN "user_account" bigint GENERATED ALWAYS AS (greatest(debit_account, credit_account)) STORED NOT NULL,
  ADD CONSTRAINT "point_transfer_entry_lot" PRIMARY KEY("entry_idx","lot_idx"),
  ADD CONSTRAINT "point_transfer_own_lot" FOREIGN KEY ("lot_idx","user_account") REFERENCES "public"."point_lot"("idx","account_idx"),
  ADD CONSTRAINT "point_transfer_with_house" CHECK (least(debit_account, credit_account) BETWEEN 1 AND 6);--> statement-breakpoint
CREATE OR REPLACE FUNCTION point_take(
  taken_from bigint, taken bigint, entry_kind text, entry_reference text, entry_title text, house bigint,
  OUT entry bigint, OUT balance bigint, OUT is_repeat boolean, OUT missing bigint, OUT total bigint
) LANGUAGE plpgsql AS $$
DECLARE
  lot bigint;
  part bigint;
BEGIN
  is_repeat := false;
  -- Every change of a user's points begins by locking both accounts, always in the same order.
  SELECT coalesce(sum(a.balance), 0) INTO total FROM (
    SELECT p.balance FROM point_account p WHERE p.user_idx = taken_from ORDER BY p.idx FOR UPDATE) a;
  missing := taken - total;
  IF missing <= 0 THEN
    INSERT INTO point_entry (user_idx, kind, reference, title, amount, balance_after)
    VALUES (taken_from, entry_kind, entry_reference, entry_title, -taken, total - taken)
    ON CONFLICT (kind, reference) DO NOTHING
    RETURNING idx, balance_after INTO entry, balance;
  END IF;
  IF entry IS NULL THEN
    SELECT e.idx, e.balance_after, true INTO entry, balance, is_repeat
    FROM point_entry e WHERE e.kind = entry_kind AND e.reference = entry_reference;
    is_repeat := coalesce(is_repeat, false);
    RETURN;
  END IF;
  missing := taken;
  WHILE missing > 0 LOOP
    SELECT l.idx, least(l.remaining, missing) INTO lot, part FROM point_lot l
    WHERE l.user_idx = taken_from AND l.is_open ORDER BY l.kind, l.expires_at, l.idx LIMIT 1;
    EXIT WHEN NOT FOUND;
    WITH moved AS (
      UPDATE point_lot l SET remaining = l.remaining - part WHERE l.idx = lot AND l.remaining >= part
      RETURNING l.account_idx),
    changed AS (
      UPDATE point_account a SET balance = a.balance - part FROM moved
      WHERE a.idx = moved.account_idx AND a.balance >= part
      RETURNING a.idx)
    INSERT INTO point_transfer (entry_idx, lot_idx, debit_account, credit_account, amount)
    SELECT entry, lot, changed.idx, house, part FROM changed;
    EXIT WHEN NOT FOUND;
    missing := missing - part;
  END LOOP;
  -- A lot or an account that did not let the change through is a bug elsewhere: undo everything.
  IF missing <> 0 THEN
    RAISE EXCEPTION 'ledger: % % of % lacks % in its lots', entry_kind, entry_reference, taken, missing;
  END IF;
END
$$;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "left_account_hash" text;--> statement-breakpoint
CREATE INDEX "app_user_left_account" ON "app_user" USING btree ("left_account_hash") WHERE left_account_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX "app_user_withdrawn" ON "app_user" USING btree ("withdrawn_at") WHERE withdrawn_at IS NOT NULL;
