ALTER TABLE "template_collections" ADD COLUMN "cover_hash" text;--> statement-breakpoint
ALTER TABLE "template_collections" ADD COLUMN "cover_type" text;--> statement-breakpoint
ALTER TABLE "template_collections" ADD CONSTRAINT "template_collections_cover_hash_stored_files_hash_fk" FOREIGN KEY ("cover_hash") REFERENCES "public"."stored_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "template_collections_cover" ON "template_collections" USING btree ("cover_hash");