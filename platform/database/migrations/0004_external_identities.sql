-- Of accounts linked to the same identity the one seen last keeps it, of those never seen the oldest.
UPDATE "users" SET "external_user_id" = NULL
WHERE "id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (
      PARTITION BY "external_user_id" ORDER BY "last_seen_at" DESC NULLS LAST, "created_at", "id"
    ) AS "place"
    FROM "users" WHERE "external_user_id" IS NOT NULL
  ) AS "linked"
  WHERE "place" > 1
);--> statement-breakpoint
CREATE UNIQUE INDEX "users_external_user_id" ON "users" USING btree ("external_user_id") WHERE "users"."external_user_id" is not null;
