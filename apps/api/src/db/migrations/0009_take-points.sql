-- Takes points of one user in one round trip, bonus before paid and what runs out first before the rest: a
-- spend, or points taken by hand. `entry` is null, and nothing is changed, when `missing` more would be needed.
CREATE FUNCTION point_take(
  taken_from bigint, taken bigint, entry_kind text, entry_reference text, entry_title text, house bigint,
  OUT entry bigint, OUT balance bigint, OUT is_repeat boolean, OUT missing bigint, OUT total bigint
) LANGUAGE plpgsql AS $$
DECLARE
  lot record;
  part bigint;
  changed integer;
BEGIN
  is_repeat := false;
  -- Every change of a user's points begins by locking both accounts, always in the same order.
  SELECT coalesce(sum(a.balance), 0) INTO total FROM (
    SELECT p.balance FROM point_account p WHERE p.user_idx = taken_from ORDER BY p.idx FOR UPDATE) a;
  missing := taken - total;
  IF missing <= 0 THEN
    INSERT INTO point_entry (user_idx, seq, kind, reference, title, amount, balance_after)
    VALUES (taken_from,
      (SELECT coalesce(max(e.seq), 0) + 1 FROM point_entry e WHERE e.user_idx = taken_from),
      entry_kind, entry_reference, entry_title, -taken, total - taken)
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
  FOR lot IN
    SELECT l.idx, l.account_idx, l.remaining FROM point_lot l
    WHERE l.user_idx = taken_from AND l.remaining > 0 ORDER BY l.kind, l.expires_at, l.idx
  LOOP
    part := least(lot.remaining, missing);
    UPDATE point_lot l SET remaining = l.remaining - part WHERE l.idx = lot.idx AND l.remaining >= part;
    GET DIAGNOSTICS changed = ROW_COUNT;
    EXIT WHEN changed <> 1;
    UPDATE point_account a SET balance = a.balance - part WHERE a.idx = lot.account_idx AND a.balance >= part;
    GET DIAGNOSTICS changed = ROW_COUNT;
    EXIT WHEN changed <> 1;
    INSERT INTO point_transfer (entry_idx, lot_idx, debit_account, credit_account, amount)
    VALUES (entry, lot.idx, lot.account_idx, house, part);
    missing := missing - part;
    EXIT WHEN missing = 0;
  END LOOP;
  -- A lot or an account that did not let the change through is a bug elsewhere: undo everything.
  IF missing <> 0 THEN
    RAISE EXCEPTION 'ledger: % % of % lacks % in its lots', entry_kind, entry_reference, taken, missing;
  END IF;
END
$$;
