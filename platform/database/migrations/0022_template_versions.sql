CREATE TABLE "template_versions" (
	"template_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"document" text NOT NULL,
	"saved_by" uuid,
	"note" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "template_versions_template_id_revision_pk" PRIMARY KEY("template_id","revision")
);
--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;