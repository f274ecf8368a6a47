CREATE TABLE "web_hook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"web_hook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"task_id" uuid,
	"body" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"tries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_try_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "web_hooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"environment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"address" text NOT NULL,
	"events" text[] NOT NULL,
	"is_enabled" boolean NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "output_tasks" ADD COLUMN "output_setting_id" uuid;--> statement-breakpoint
ALTER TABLE "web_hook_deliveries" ADD CONSTRAINT "web_hook_deliveries_web_hook_id_web_hooks_id_fk" FOREIGN KEY ("web_hook_id") REFERENCES "public"."web_hooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_hooks" ADD CONSTRAINT "web_hooks_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "web_hook_deliveries_web_hook" ON "web_hook_deliveries" USING btree ("web_hook_id","created_at");--> statement-breakpoint
CREATE INDEX "web_hook_deliveries_created_at" ON "web_hook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "web_hooks_environment" ON "web_hooks" USING btree ("environment_id");