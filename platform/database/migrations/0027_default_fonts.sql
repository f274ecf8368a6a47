ALTER TABLE "font_styles" ALTER COLUMN "file_hash" DROP NOT NULL;--> statement-breakpoint
-- Environments made before have what a new one starts with: the default family, whose files come with the platform.
INSERT INTO "font_families" ("environment_id", "name", "name_key", "created_at", "modified_at")
SELECT e."id", 'Arial', 'arial', e."created_at", e."created_at" FROM "environments" e
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "font_styles" ("family_id", "name", "name_key", "weight", "is_italic", "file_name", "extension", "file_size")
SELECT f."id", s."name", lower(s."name"), s."weight", s."is_italic", s."file_name", 'ttf', s."file_size"
FROM "font_families" f
CROSS JOIN (VALUES
  ('Regular', 400, false, 'Arimo_400Regular.ttf', 318320),
  ('Italic', 400, true, 'Arimo_400Regular_Italic.ttf', 340984),
  ('Bold', 700, false, 'Arimo_700Bold.ttf', 318844),
  ('Bold Italic', 700, true, 'Arimo_700Bold_Italic.ttf', 342368)
) AS s ("name", "weight", "is_italic", "file_name", "file_size")
WHERE f."name_key" = 'arial'
ON CONFLICT DO NOTHING;
