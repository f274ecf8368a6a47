CREATE TABLE "connector_files" (
	"connector_id" uuid NOT NULL,
	"asset_key" text NOT NULL,
	"name" text NOT NULL,
	"file_hash" text NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connector_files_connector_id_asset_key_pk" PRIMARY KEY("connector_id","asset_key")
);
--> statement-breakpoint
CREATE TABLE "connector_sessions" (
	"connector_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"tokens" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connector_sessions_connector_id_user_id_pk" PRIMARY KEY("connector_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "browser_credentials" text;--> statement-breakpoint
ALTER TABLE "connectors" ADD COLUMN "server_credentials" text;--> statement-breakpoint
ALTER TABLE "connector_files" ADD CONSTRAINT "connector_files_connector_id_connectors_id_fk" FOREIGN KEY ("connector_id") REFERENCES "public"."connectors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_files" ADD CONSTRAINT "connector_files_file_hash_stored_files_hash_fk" FOREIGN KEY ("file_hash") REFERENCES "public"."stored_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_sessions" ADD CONSTRAINT "connector_sessions_connector_id_connectors_id_fk" FOREIGN KEY ("connector_id") REFERENCES "public"."connectors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connector_sessions" ADD CONSTRAINT "connector_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connector_files_file" ON "connector_files" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "connector_files_fetched_at" ON "connector_files" USING btree ("fetched_at");--> statement-breakpoint
CREATE INDEX "connector_sessions_user" ON "connector_sessions" USING btree ("user_id");