CREATE TABLE "font_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"environment_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "font_families" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"environment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "font_styles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"weight" integer NOT NULL,
	"is_italic" boolean NOT NULL,
	"file_name" text NOT NULL,
	"extension" text NOT NULL,
	"file_hash" text NOT NULL,
	"file_size" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "font_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"family_name" text NOT NULL,
	"style_name" text NOT NULL,
	"weight" integer NOT NULL,
	"is_italic" boolean NOT NULL,
	"file_name" text NOT NULL,
	"extension" text,
	"file_hash" text,
	"file_size" bigint DEFAULT 0 NOT NULL,
	"fault" text
);
--> statement-breakpoint
ALTER TABLE "font_batches" ADD CONSTRAINT "font_batches_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "font_families" ADD CONSTRAINT "font_families_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "font_styles" ADD CONSTRAINT "font_styles_family_id_font_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."font_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "font_styles" ADD CONSTRAINT "font_styles_file_hash_stored_files_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "font_uploads" ADD CONSTRAINT "font_uploads_batch_id_font_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."font_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "font_uploads" ADD CONSTRAINT "font_uploads_file_hash_stored_files_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "font_batches_created" ON "font_batches" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "font_families_name" ON "font_families" USING btree ("environment_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "font_styles_name" ON "font_styles" USING btree ("family_id","name_key");--> statement-breakpoint
CREATE INDEX "font_styles_file" ON "font_styles" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "font_uploads_batch" ON "font_uploads" USING btree ("batch_id","position");--> statement-breakpoint
CREATE INDEX "font_uploads_file" ON "font_uploads" USING btree ("file_hash");