ALTER TABLE "media" ADD COLUMN "found_crop" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "drawn_crop" jsonb;