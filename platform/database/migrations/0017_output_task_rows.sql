DROP INDEX "output_tasks_environment";--> statement-breakpoint
ALTER TABLE "output_tasks" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "output_tasks" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "output_tasks" ADD COLUMN "format" text;--> statement-breakpoint
ALTER TABLE "output_tasks" ADD COLUMN "types" text[];--> statement-breakpoint
ALTER TABLE "output_tasks" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "output_tasks" ADD COLUMN "records_total" integer;--> statement-breakpoint
ALTER TABLE "output_tasks" ADD COLUMN "records_done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "output_tasks" ADD COLUMN "records_failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What is left of tasks from before says little more than what their files were called; they go within seven days.
UPDATE "output_tasks" SET
	"name" = coalesce(regexp_replace("file_name", '\.[a-z]+$', ''), "input"::json ->> 'name', 'Output'),
	"format" = coalesce("input"::json ->> 'format', case "file_type" when 'image/png' then 'png' when 'image/jpeg' then 'jpg' else 'pdf' end),
	"types" = array['static', 'non-watermarked'],
	"records_total" = coalesce(json_array_length("input"::json -> 'records'), 1);--> statement-breakpoint
UPDATE "output_tasks" SET
	"name_key" = lower("name"),
	"records_done" = case "status" when 'Finished' then "records_total" else 0 end;--> statement-breakpoint
ALTER TABLE "output_tasks" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "output_tasks" ALTER COLUMN "name_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "output_tasks" ALTER COLUMN "format" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "output_tasks" ALTER COLUMN "types" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "output_tasks" ALTER COLUMN "records_total" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "output_tasks_environment" ON "output_tasks" USING btree ("environment_id","created_at");
