ALTER TABLE "point_entry" ADD COLUMN "reverses_idx" bigint;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_reverses_idx_point_entry_idx_fk" FOREIGN KEY ("reverses_idx") REFERENCES "public"."point_entry"("idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_entry_reverses" ON "point_entry" USING btree ("reverses_idx") WHERE reverses_idx IS NOT NULL;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_reverses" CHECK ((kind = 'compensation') = (reverses_idx IS NOT NULL));