ALTER TABLE "output_tasks" ADD COLUMN "report_hash" text;--> statement-breakpoint
ALTER TABLE "output_tasks" ADD CONSTRAINT "output_tasks_report_hash_stored_files_hash_fk" FOREIGN KEY ("report_hash") REFERENCES "public"."stored_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "output_tasks_report" ON "output_tasks" USING btree ("report_hash");