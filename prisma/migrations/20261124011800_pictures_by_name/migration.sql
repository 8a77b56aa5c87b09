-- Pictures are pictures in tables as well. Renaming changes no row.
ALTER TABLE "Media" RENAME TO "Picture";
ALTER TABLE "MediaRendition" RENAME TO "PictureRendition";
ALTER TABLE "MediaWork" RENAME TO "PictureWork";
ALTER TABLE "PictureRendition" RENAME COLUMN "mediaId" TO "pictureId";
ALTER TABLE "PictureWork" RENAME COLUMN "mediaId" TO "pictureId";

-- Constraints: keys, and from PostgreSQL 18 on NOT NULL.
DO $$
DECLARE found record;
BEGIN
  FOR found IN
    SELECT conrelid::regclass AS "table", conname AS "name" FROM pg_constraint
    WHERE conrelid IN ('"Picture"'::regclass, '"PictureRendition"'::regclass, '"PictureWork"'::regclass)
      AND conname LIKE 'Media%'
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', found."table", found."name",
      replace(replace(found."name", 'Media', 'Picture'), 'mediaId', 'pictureId'));
  END LOOP;
END
$$;

ALTER INDEX "Media_hash_idx" RENAME TO "Picture_hash_idx";
ALTER INDEX "Media_inLibrary_createdAt_id_idx" RENAME TO "Picture_inLibrary_createdAt_id_idx";
ALTER INDEX "MediaRendition_hash_idx" RENAME TO "PictureRendition_hash_idx";
ALTER TRIGGER "Media_changed" ON "Picture" RENAME TO "Picture_changed";
