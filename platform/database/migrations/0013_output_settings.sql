CREATE TABLE "output_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"environment_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text NOT NULL,
	"is_default" boolean NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "output_settings" ADD CONSTRAINT "output_settings_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "output_settings_name" ON "output_settings" USING btree ("environment_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "output_settings_default" ON "output_settings" USING btree ("environment_id","type") WHERE "output_settings"."is_default";