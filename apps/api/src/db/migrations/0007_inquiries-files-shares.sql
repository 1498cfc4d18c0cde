CREATE TABLE "stored_file" (
	"idx" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stored_file_idx_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_idx" bigint NOT NULL,
	"purpose" text NOT NULL,
	"inquiry_idx" bigint,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_file_size" CHECK (size_bytes > 0)
);
--> statement-breakpoint
CREATE TABLE "inquiry" (
	"idx" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_idx_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_idx" bigint NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_answer" CHECK ((answer IS NULL) = (answered_at IS NULL))
);
--> statement-breakpoint
CREATE TABLE "exam_share" (
	"exam_idx" bigint PRIMARY KEY NOT NULL,
	"user_idx" bigint NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exam_share_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_user_idx_app_user_user_idx_fk" FOREIGN KEY ("user_idx") REFERENCES "public"."app_user"("user_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_inquiry_idx_inquiry_idx_fk" FOREIGN KEY ("inquiry_idx") REFERENCES "public"."inquiry"("idx") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_user_idx_app_user_user_idx_fk" FOREIGN KEY ("user_idx") REFERENCES "public"."app_user"("user_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_share" ADD CONSTRAINT "exam_share_exam_idx_exam_data_idx_fk" FOREIGN KEY ("exam_idx") REFERENCES "public"."exam_data"("idx") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stored_file_key" ON "stored_file" USING btree ("key");--> statement-breakpoint
CREATE INDEX "stored_file_user" ON "stored_file" USING btree ("user_idx","purpose");--> statement-breakpoint
CREATE INDEX "stored_file_inquiry" ON "stored_file" USING btree ("inquiry_idx");--> statement-breakpoint
CREATE UNIQUE INDEX "stored_file_logo" ON "stored_file" USING btree ("user_idx") WHERE purpose = 'logo';--> statement-breakpoint
CREATE INDEX "inquiry_user_list" ON "inquiry" USING btree ("user_idx","idx");--> statement-breakpoint
CREATE INDEX "inquiry_waiting" ON "inquiry" USING btree ("idx") WHERE answered_at IS NULL;