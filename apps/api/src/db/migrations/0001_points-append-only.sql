INSERT INTO point_account (idx, user_idx, kind, balance) VALUES
  (1, NULL, 'system-charge', NULL),
  (2, NULL, 'system-spend', NULL),
  (3, NULL, 'system-refund', NULL),
  (4, NULL, 'system-bonus', NULL),
  (5, NULL, 'system-expiry', NULL),
  (6, NULL, 'system-grant', NULL);
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME USING ERRCODE = 'JD001';
END
$$;
--> statement-breakpoint
CREATE TRIGGER point_entry_append_only BEFORE UPDATE OR DELETE ON point_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER point_entry_no_truncate BEFORE TRUNCATE ON point_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER point_transfer_append_only BEFORE UPDATE OR DELETE ON point_transfer
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER point_transfer_no_truncate BEFORE TRUNCATE ON point_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER operator_audit_append_only BEFORE UPDATE OR DELETE ON operator_audit
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER operator_audit_no_truncate BEFORE TRUNCATE ON operator_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
