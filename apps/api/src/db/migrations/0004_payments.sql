CREATE TABLE "coupon_use" (
	"idx" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_use_idx_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_idx" bigint NOT NULL,
	"user_idx" bigint NOT NULL,
	"entry_idx" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"idx" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_idx_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"points" integer NOT NULL,
	"max_uses" integer,
	"used_count" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_points" CHECK (points BETWEEN 1 AND 1000000),
	CONSTRAINT "coupon_uses" CHECK (used_count >= 0 AND (max_uses IS NULL OR used_count <= max_uses)),
	CONSTRAINT "coupon_period" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"idx" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_order_idx_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"user_idx" bigint NOT NULL,
	"amount" integer NOT NULL,
	"bonus_points" integer NOT NULL,
	"status" text DEFAULT 'ready' NOT NULL,
	"payment_key" text,
	"method" text DEFAULT '' NOT NULL,
	"failure_code" text,
	"receipt_url" text,
	"cash_receipt_url" text,
	"deposit_account" jsonb,
	"deposit_secret" text,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"charge_entry_idx" bigint,
	"confirmed_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_order_amount" CHECK (amount BETWEEN 1000 AND 500000 AND amount % 1000 = 0),
	CONSTRAINT "payment_order_bonus" CHECK (bonus_points BETWEEN 0 AND amount),
	CONSTRAINT "payment_order_status" CHECK (status IN ('ready', 'confirming', 'waiting', 'done', 'failed', 'unknown', 'canceled')),
	CONSTRAINT "payment_order_credited" CHECK ((status = 'done') = (charge_entry_idx IS NOT NULL)),
	CONSTRAINT "payment_order_refunded" CHECK (refunded_amount BETWEEN 0 AND amount AND (refunded_amount = 0 OR status = 'done')),
	CONSTRAINT "payment_order_key_known" CHECK (status NOT IN ('confirming', 'waiting', 'done', 'unknown') OR payment_key IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"idx" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refund_idx_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_id" text NOT NULL,
	"order_idx" bigint NOT NULL,
	"user_idx" bigint NOT NULL,
	"rule" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"paid_points" integer NOT NULL,
	"bonus_points" integer NOT NULL,
	"reason" text NOT NULL,
	"account" jsonb,
	"failure_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_refund_amount" CHECK (amount > 0 AND paid_points >= 0 AND bonus_points >= 0),
	CONSTRAINT "payment_refund_rule" CHECK (rule IN ('full', 'partial', 'external')),
	CONSTRAINT "payment_refund_status" CHECK (status IN ('requested', 'review', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_coupon_idx_coupon_idx_fk" FOREIGN KEY ("coupon_idx") REFERENCES "public"."coupon"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_entry_idx_point_entry_idx_fk" FOREIGN KEY ("entry_idx") REFERENCES "public"."point_entry"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_charge_entry_idx_point_entry_idx_fk" FOREIGN KEY ("charge_entry_idx") REFERENCES "public"."point_entry"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_order_idx_payment_order_idx_fk" FOREIGN KEY ("order_idx") REFERENCES "public"."payment_order"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_use_once" ON "coupon_use" USING btree ("coupon_idx","user_idx");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code" ON "coupon" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_id" ON "payment_order" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_key" ON "payment_order" USING btree ("payment_key") WHERE payment_key IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_order_entry" ON "payment_order" USING btree ("charge_entry_idx") WHERE charge_entry_idx IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_order_user" ON "payment_order" USING btree ("user_idx","idx");--> statement-breakpoint
CREATE INDEX "payment_order_open" ON "payment_order" USING btree ("updated_at") WHERE status IN ('ready', 'confirming', 'unknown', 'waiting');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refund_id" ON "payment_refund" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refund_one_open" ON "payment_refund" USING btree ("order_idx") WHERE status IN ('requested', 'review');--> statement-breakpoint
CREATE INDEX "payment_refund_order" ON "payment_refund" USING btree ("order_idx");--> statement-breakpoint
CREATE INDEX "payment_refund_open" ON "payment_refund" USING btree ("updated_at") WHERE status = 'requested';