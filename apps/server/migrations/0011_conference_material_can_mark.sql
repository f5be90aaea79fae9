-- Whether copies can be watermarked, as found when the file was uploaded or, of earlier ones, first read.
ALTER TABLE conference_material_file ADD can_mark boolean;
UPDATE conference_material_file SET can_mark = type = 'image' OR (type = 'pdf' AND coalesce(pages, 1001) <= 1000);
ALTER TABLE conference_material_file ALTER can_mark SET NOT NULL;
