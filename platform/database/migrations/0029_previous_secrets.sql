ALTER TABLE "integrations" ADD COLUMN "previous_secret_hash" text;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "previous_secret_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "integrations" ADD COLUMN "previous_secret_used_at" timestamp with time zone;