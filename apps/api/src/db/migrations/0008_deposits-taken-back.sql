ALTER TABLE "payment_refund" DROP CONSTRAINT "payment_refund_rule";--> statement-breakpoint
CREATE INDEX "payment_refund_deposit" ON "payment_refund" USING btree ("order_idx") WHERE rule = 'deposit' AND status = 'done';--> statement-breakpoint
CREATE INDEX "point_entry_user_time" ON "point_entry" USING btree ("user_idx","created_at","seq");--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_rule" CHECK (rule IN ('full', 'partial', 'external', 'deposit'));