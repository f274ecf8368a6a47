ALTER TABLE "user_group_members" ADD COLUMN "task_id" uuid;--> statement-breakpoint
ALTER TABLE "user_bulk_tasks" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "user_bulk_results" DROP COLUMN "before";