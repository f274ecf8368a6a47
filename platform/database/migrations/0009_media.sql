CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"environment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"folder_id" uuid,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"name_in_folder" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"modified_at" timestamp with time zone NOT NULL,
	"extension" text,
	"file_hash" text,
	"size" bigint,
	"width" integer,
	"height" integer,
	"fault" text,
	CONSTRAINT "media_kind" CHECK ("media"."kind" in ('folder', 'asset')),
	CONSTRAINT "media_asset" CHECK (("media"."kind" = 'asset') = ("media"."folder_id" is not null and "media"."extension" is not null and "media"."file_hash" is not null and "media"."size" is not null) and ("media"."kind" = 'asset' or "media"."file_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "media_previews" (
	"media_id" uuid NOT NULL,
	"quality" text NOT NULL,
	"file_hash" text NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "media_previews_media_id_quality_pk" PRIMARY KEY("media_id","quality")
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_file_hash_stored_files_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_media_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_previews" ADD CONSTRAINT "media_previews_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_previews" ADD CONSTRAINT "media_previews_file_hash_stored_files_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_name_in_folder" ON "media" USING btree ("environment_id",coalesce("folder_id", '00000000-0000-0000-0000-000000000000'),"name_in_folder");--> statement-breakpoint
CREATE INDEX "media_folder" ON "media" USING btree ("folder_id");--> statement-breakpoint
CREATE INDEX "media_name" ON "media" USING btree ("environment_id","name_key");--> statement-breakpoint
CREATE INDEX "media_file" ON "media" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "media_previews_file" ON "media_previews" USING btree ("file_hash");