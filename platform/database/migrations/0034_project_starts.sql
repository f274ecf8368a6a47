ALTER TABLE "projects" ADD COLUMN "start_document" text;--> statement-breakpoint
-- What a project was at first is not known any more: it may be what it is now.
UPDATE "projects" SET "start_document" = "document";--> statement-breakpoint
ALTER TABLE "projects" ALTER COLUMN "start_document" SET NOT NULL;
