DROP TABLE "spent_refresh_token" CASCADE;--> statement-breakpoint
ALTER TABLE "pending_join" ADD COLUMN "sealed_provider_token" text;--> statement-breakpoint
ALTER TABLE "pending_join" ADD COLUMN "cookie_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "generation" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "seed" text NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "sealed_provider_token" text;--> statement-breakpoint
ALTER TABLE "pending_join" DROP COLUMN "provider_refresh_token";--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "access_hash";--> statement-breakpoint
ALTER TABLE "session" DROP COLUMN "previous_refresh_hash";--> statement-breakpoint
ALTER TABLE "app_user" DROP COLUMN "provider_refresh_token";