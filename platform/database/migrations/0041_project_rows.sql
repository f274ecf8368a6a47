CREATE TABLE "project_rows" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "project_rows" ADD CONSTRAINT "project_rows_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;