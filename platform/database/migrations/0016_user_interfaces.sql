CREATE TABLE "user_interface_outputs" (
	"user_interface_id" uuid NOT NULL,
	"intent" text NOT NULL,
	"output_setting_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "user_interface_outputs_user_interface_id_intent_output_setting_id_pk" PRIMARY KEY("user_interface_id","intent","output_setting_id")
);
--> statement-breakpoint
CREATE TABLE "user_interfaces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"environment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"form_builder" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "template_collections" ADD COLUMN "user_interface_id" uuid;--> statement-breakpoint
ALTER TABLE "user_interface_outputs" ADD CONSTRAINT "user_interface_outputs_user_interface_id_user_interfaces_id_fk" FOREIGN KEY ("user_interface_id") REFERENCES "public"."user_interfaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_interface_outputs" ADD CONSTRAINT "user_interface_outputs_output_setting_id_output_settings_id_fk" FOREIGN KEY ("output_setting_id") REFERENCES "public"."output_settings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_interfaces" ADD CONSTRAINT "user_interfaces_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_interface_outputs_setting" ON "user_interface_outputs" USING btree ("output_setting_id");--> statement-breakpoint
CREATE INDEX "user_interfaces_name" ON "user_interfaces" USING btree ("environment_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "user_interfaces_default" ON "user_interfaces" USING btree ("environment_id") WHERE "user_interfaces"."is_default";--> statement-breakpoint
ALTER TABLE "template_collections" ADD CONSTRAINT "template_collections_user_interface_id_user_interfaces_id_fk" FOREIGN KEY ("user_interface_id") REFERENCES "public"."user_interfaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_collections_user_interface" ON "template_collections" USING btree ("user_interface_id");--> statement-breakpoint
INSERT INTO "user_interfaces" ("environment_id", "name", "name_key", "is_default", "form_builder", "created_at", "modified_at")
SELECT "id", 'Default', 'default', true, '[{"type":"datasource","active":true,"header":"Output data source","helpText":""},{"type":"layouts","active":true,"header":"Layouts","helpText":"","layoutSelector":true,"showWidthHeightInputs":true},{"type":"variables","active":true,"header":"Customize","helpText":""}]', "created_at", "created_at"
FROM "environments";
