CREATE TABLE "connectors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"environment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"version" text NOT NULL,
	"icon_url" text,
	"is_enabled" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"owner_type" text NOT NULL,
	"allowed_domains" text[] DEFAULT '{}' NOT NULL,
	"browser_authentication" text NOT NULL,
	"server_authentication" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connectors_type" CHECK ("connectors"."type" in ('media', 'fonts', 'data'))
);
--> statement-breakpoint
ALTER TABLE "connectors" ADD CONSTRAINT "connectors_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connectors_name" ON "connectors" USING btree ("environment_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "connectors_default" ON "connectors" USING btree ("environment_id","type") WHERE "connectors"."is_default";--> statement-breakpoint
INSERT INTO "connectors" ("environment_id", "name", "description", "type", "version", "is_enabled", "is_default", "owner_type", "browser_authentication", "server_authentication", "created_at")
SELECT "environments"."id", "built_in"."name", "built_in"."description", "built_in"."type", '1.0.0', true, true, 'builtIn', 'none', 'none', "environments"."created_at"
FROM "environments"
CROSS JOIN (VALUES ('Environment media', 'Media kept in this environment.', 'media'), ('Environment fonts', 'Fonts kept in this environment.', 'fonts')) AS "built_in" ("name", "description", "type");
