CREATE TABLE "activity_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"subscription_id" uuid,
	"environment_id" uuid,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"operation" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text,
	"object_name" text NOT NULL,
	"object_name_key" text NOT NULL,
	"changes" jsonb NOT NULL,
	"result" text NOT NULL,
	"status" smallint,
	"request_id" text NOT NULL,
	"is_repeat" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_objects" (
	"object" text NOT NULL,
	"time" timestamp with time zone NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "activity_objects_object_time_entry_id_pk" PRIMARY KEY("object","time","entry_id")
);
--> statement-breakpoint
ALTER TABLE "activity_objects" ADD CONSTRAINT "activity_objects_entry_id_activity_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."activity_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_time" ON "activity_entries" USING btree ("time");--> statement-breakpoint
CREATE INDEX "activity_subscription" ON "activity_entries" USING btree ("subscription_id","time","id");--> statement-breakpoint
CREATE INDEX "activity_subscription_actor" ON "activity_entries" USING btree ("subscription_id","actor_id","time","id");--> statement-breakpoint
CREATE INDEX "activity_subscription_kind" ON "activity_entries" USING btree ("subscription_id","object_kind","time","id");--> statement-breakpoint
CREATE INDEX "activity_name" ON "activity_entries" USING btree ("subscription_id","object_name_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "activity_environment" ON "activity_entries" USING btree ("subscription_id","environment_id","time","id");--> statement-breakpoint
CREATE INDEX "activity_environment_actor" ON "activity_entries" USING btree ("subscription_id","environment_id","actor_id","time","id");--> statement-breakpoint
CREATE INDEX "activity_environment_kind" ON "activity_entries" USING btree ("subscription_id","environment_id","object_kind","time","id");--> statement-breakpoint
CREATE INDEX "activity_actor" ON "activity_entries" USING btree ("actor_id","time","id") WHERE not "activity_entries"."is_repeat";--> statement-breakpoint
CREATE INDEX "activity_objects_entry" ON "activity_objects" USING btree ("entry_id");