CREATE TABLE "collection_templates" (
	"collection_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"name" text,
	"position" integer NOT NULL,
	CONSTRAINT "collection_templates_collection_id_template_id_pk" PRIMARY KEY("collection_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "template_collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"environment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collection_templates" ADD CONSTRAINT "collection_templates_collection_id_template_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."template_collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_templates" ADD CONSTRAINT "collection_templates_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_collections" ADD CONSTRAINT "template_collections_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_templates_template" ON "collection_templates" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "template_collections_name" ON "template_collections" USING btree ("environment_id","name_key");