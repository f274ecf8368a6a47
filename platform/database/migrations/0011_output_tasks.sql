CREATE TABLE "output_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"environment_id" uuid NOT NULL,
	"source" text NOT NULL,
	"status" text DEFAULT 'Waiting' NOT NULL,
	"input" text,
	"detail" text,
	"file_hash" text,
	"file_name" text,
	"file_type" text,
	"owner_id" uuid,
	"owner_client_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "output_tasks" ADD CONSTRAINT "output_tasks_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "output_tasks" ADD CONSTRAINT "output_tasks_file_hash_stored_files_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "output_tasks" ADD CONSTRAINT "output_tasks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "output_tasks_file" ON "output_tasks" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "output_tasks_ended" ON "output_tasks" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "output_tasks_environment" ON "output_tasks" USING btree ("environment_id");