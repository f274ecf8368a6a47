CREATE TABLE "stored_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stored_files_kept_at" ON "stored_files" USING btree ("kept_at");