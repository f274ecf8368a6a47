CREATE TABLE "allowances" (
	"name" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "allowances_name_key_pk" PRIMARY KEY("name","key")
);
