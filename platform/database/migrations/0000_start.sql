CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "environment_roles" (
	"environment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "environment_roles_environment_id_user_id_role_pk" PRIMARY KEY("environment_id","user_id","role"),
	CONSTRAINT "environment_roles_role" CHECK ("environment_roles"."role" in ('EA', 'EU', 'TD', 'CA'))
);
--> statement-breakpoint
CREATE TABLE "environments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"technical_name" text NOT NULL,
	"type" text NOT NULL,
	"region" text NOT NULL,
	"assets_bytes" bigint DEFAULT 0 NOT NULL,
	"documents_bytes" bigint DEFAULT 0 NOT NULL,
	"fonts_bytes" bigint DEFAULT 0 NOT NULL,
	"cache_bytes" bigint DEFAULT 0 NOT NULL,
	"backup_bytes" bigint DEFAULT 0 NOT NULL,
	"other_bytes" bigint DEFAULT 0 NOT NULL,
	"storage_measured_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "environments_type" CHECK ("environments"."type" in ('development', 'sandbox', 'production', 'trial'))
);
--> statement-breakpoint
CREATE TABLE "integrations" (
	"client_id" text PRIMARY KEY NOT NULL,
	"environment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"secret_hash" text NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licenses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"cores_total" integer NOT NULL,
	"cores_used" integer NOT NULL,
	"url" text NOT NULL,
	"license_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"subscription_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"is_federated" boolean DEFAULT false NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_subscription_id_user_id_pk" PRIMARY KEY("subscription_id","user_id"),
	CONSTRAINT "memberships_status" CHECK ("memberships"."status" in ('Active', 'Blocked', 'Pending', 'Inactive')),
	CONSTRAINT "memberships_roles" CHECK ("memberships"."roles" <@ array['SA', 'TD', 'SU'])
);
--> statement-breakpoint
CREATE TABLE "platform_state" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "render_usage" (
	"environment_id" uuid NOT NULL,
	"day" date NOT NULL,
	"output_name" text NOT NULL,
	"renders" integer NOT NULL,
	"watermarked_renders" integer NOT NULL,
	CONSTRAINT "render_usage_environment_id_day_output_name_pk" PRIMARY KEY("environment_id","day","output_name")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"name" text NOT NULL,
	"display_name" text,
	"is_active" boolean NOT NULL,
	"is_grafx_pricebook" boolean NOT NULL,
	"subscription_type" text NOT NULL,
	"pricebook_version" text NOT NULL,
	"subscription_tier" text NOT NULL,
	"tenant_name" text NOT NULL,
	"region" text NOT NULL,
	"back_office_uri" text NOT NULL,
	"max_renders" bigint NOT NULL,
	"max_storage" bigint NOT NULL,
	"max_templates" integer,
	"template_designer_seats_total" integer NOT NULL,
	"sandbox_environments_total" integer NOT NULL,
	"production_environments_total" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"billing_client_contact" text,
	"notes" text,
	"external_idp_domains" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_signatures" (
	"operation" text NOT NULL,
	"signature" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_signatures_operation_signature_pk" PRIMARY KEY("operation","signature")
);
--> statement-breakpoint
CREATE TABLE "user_group_members" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "user_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "user_group_roles" (
	"group_id" uuid NOT NULL,
	"environment_id" uuid NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "user_group_roles_group_id_environment_id_role_pk" PRIMARY KEY("group_id","environment_id","role"),
	CONSTRAINT "user_group_roles_role" CHECK ("user_group_roles"."role" in ('EA', 'EU', 'CA'))
);
--> statement-breakpoint
CREATE TABLE "user_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"external_id" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"avatar" text,
	"password_hash" text,
	"has_full_access" boolean DEFAULT false NOT NULL,
	"is_federated" boolean DEFAULT false NOT NULL,
	"external_user_id" text,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"is_migrating" boolean DEFAULT false NOT NULL,
	"last_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_artifacts" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"user_code" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "identity_artifacts_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"email" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_failure_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "environment_roles" ADD CONSTRAINT "environment_roles_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "environment_roles" ADD CONSTRAINT "environment_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "environments" ADD CONSTRAINT "environments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licenses" ADD CONSTRAINT "licenses_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "render_usage" ADD CONSTRAINT "render_usage_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_members" ADD CONSTRAINT "user_group_members_group_id_user_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_members" ADD CONSTRAINT "user_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_roles" ADD CONSTRAINT "user_group_roles_group_id_user_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group_roles" ADD CONSTRAINT "user_group_roles_environment_id_environments_id_fk" FOREIGN KEY ("environment_id") REFERENCES "public"."environments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_groups" ADD CONSTRAINT "user_groups_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "environment_roles_user" ON "environment_roles" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "environments_technical_name" ON "environments" USING btree ("technical_name");--> statement-breakpoint
CREATE UNIQUE INDEX "environments_name" ON "environments" USING btree ("subscription_id",lower("name")) WHERE "environments"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "integrations_name" ON "integrations" USING btree ("environment_id",lower("name"));--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_group_members_user" ON "user_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_group_roles_environment" ON "user_group_roles" USING btree ("environment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_groups_name" ON "user_groups" USING btree ("subscription_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "identity_artifacts_grant" ON "identity_artifacts" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_artifacts_uid" ON "identity_artifacts" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_artifacts_expiry" ON "identity_artifacts" USING btree ("expires_at");