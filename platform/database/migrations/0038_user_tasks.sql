CREATE TABLE "user_bulk_results" (
	"task_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"before" text,
	"outcome" text,
	"reason" text,
	CONSTRAINT "user_bulk_results_task_id_position_pk" PRIMARY KEY("task_id","position")
);
--> statement-breakpoint
CREATE TABLE "user_bulk_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"request_id" text NOT NULL,
	"undo_of" uuid,
	"status" text DEFAULT 'Waiting' NOT NULL,
	"detail" text,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "status_task_id" uuid;--> statement-breakpoint
ALTER TABLE "user_bulk_results" ADD CONSTRAINT "user_bulk_results_task_id_user_bulk_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."user_bulk_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bulk_tasks" ADD CONSTRAINT "user_bulk_tasks_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bulk_tasks" ADD CONSTRAINT "user_bulk_tasks_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bulk_tasks" ADD CONSTRAINT "user_bulk_tasks_undo_of_user_bulk_tasks_id_fk" FOREIGN KEY ("undo_of") REFERENCES "public"."user_bulk_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_bulk_tasks_latest" ON "user_bulk_tasks" USING btree ("subscription_id","actor_id","created_at");--> statement-breakpoint
CREATE INDEX "user_bulk_tasks_undo" ON "user_bulk_tasks" USING btree ("undo_of");