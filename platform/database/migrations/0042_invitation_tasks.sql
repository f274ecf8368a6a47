ALTER TABLE "user_bulk_results" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_bulk_results" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "user_bulk_tasks" ADD COLUMN "invitation" jsonb;