CREATE TABLE "library_references" (
	"environment_id" uuid NOT NULL,
	"template_id" uuid,
	"brand_kit_id" uuid,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"reference" jsonb,
	CONSTRAINT "library_references_one_user" CHECK (("library_references"."template_id" is null) <> ("library_references"."brand_kit_id" is null))
);
--> statement-breakpoint
ALTER TABLE "brand_kits" ADD COLUMN "noted_revision" integer;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "noted_revision" integer;--> statement-breakpoint
ALTER TABLE "library_references" ADD CONSTRAINT "library_references_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_references" ADD CONSTRAINT "library_references_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_references" ADD CONSTRAINT "library_references_brand_kit_id_brand_kits_id_fk" FOREIGN KEY ("brand_kit_id") REFERENCES "public"."brand_kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_references_key" ON "library_references" USING btree ("environment_id","kind","key");--> statement-breakpoint
CREATE INDEX "library_references_template" ON "library_references" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "library_references_brand_kit" ON "library_references" USING btree ("brand_kit_id");