-- Environments made before have what a new one starts with: an output setting of each format, and a user interface that offers them.
INSERT INTO "output_settings" ("environment_id", "type", "name", "name_key", "description", "is_default", "values", "created_at", "modified_at")
SELECT e."id", f."type", f."type", lower(f."type"), '', true,
  '{"watermark":false,"watermarkText":"SAMPLE","dataSourceEnabled":false,"continueAfterFailure":false,"scaling":1,"quality":90,"fps":30,"maxFileSizeInKiloBytes":null,"version":"1.7","outlineText":false,"cropMarks":false,"cropMarkOffset":3,"cropMarkWeight":0.25,"barWidthReduction":0,"cmykConversion":false,"intendedProfile":null,"targetProfile":null,"rgbConversion":false,"rgbProfile":"sRGB","failOn":"onErrors"}'::jsonb
    || jsonb_build_object('fps', CASE f."type" WHEN 'GIF' THEN 5 ELSE 30 END),
  e."created_at", e."created_at"
FROM "environments" e
CROSS JOIN (VALUES ('PNG'), ('JPG'), ('PDF'), ('GIF'), ('MP4')) AS f ("type")
WHERE NOT EXISTS (SELECT 1 FROM "output_settings" o WHERE o."environment_id" = e."id");
--> statement-breakpoint
INSERT INTO "user_interface_outputs" ("user_interface_id", "intent", "output_setting_id", "position")
SELECT u."id", o."intent", s."id", o."position"
FROM "user_interfaces" u
CROSS JOIN (VALUES
  ('print', 'PDF', 0), ('print', 'PNG', 1), ('print', 'JPG', 2),
  ('digitalStatic', 'PNG', 0), ('digitalStatic', 'JPG', 1), ('digitalStatic', 'PDF', 2),
  ('digitalAnimated', 'MP4', 0), ('digitalAnimated', 'GIF', 1), ('digitalAnimated', 'PNG', 2), ('digitalAnimated', 'JPG', 3), ('digitalAnimated', 'PDF', 4)
) AS o ("intent", "type", "position")
JOIN "output_settings" s ON s."environment_id" = u."environment_id" AND s."type" = o."type" AND s."is_default"
WHERE u."is_default" AND NOT EXISTS (SELECT 1 FROM "user_interface_outputs" x WHERE x."user_interface_id" = u."id");
