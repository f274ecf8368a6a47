CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"environment_id" uuid NOT NULL,
	"owner_id" uuid,
	"owner_client_id" text,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"document" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"template_id" uuid,
	"collection_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"content_modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "projects_one_owner" CHECK (("projects"."owner_id" is null) <> ("projects"."owner_client_id" is null))
);
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_client_id_integrations_client_id_fk" FOREIGN KEY ("owner_client_id") REFERENCES "public"."integrations"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_collection_id_template_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."template_collections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_owner" ON "projects" USING btree ("environment_id","owner_id","modified_at");--> statement-breakpoint
CREATE INDEX "projects_owner_client" ON "projects" USING btree ("environment_id","owner_client_id");--> statement-breakpoint
CREATE INDEX "projects_template" ON "projects" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "projects_collection" ON "projects" USING btree ("collection_id");