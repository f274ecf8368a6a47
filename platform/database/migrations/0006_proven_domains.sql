CREATE TABLE "proven_domains" (
	"subscription_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proven_domains_subscription_id_domain_pk" PRIMARY KEY("subscription_id","domain")
);
--> statement-breakpoint
ALTER TABLE "proven_domains" ADD CONSTRAINT "proven_domains_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;