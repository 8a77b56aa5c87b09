UPDATE "Translation" SET "kind" = 'short-texts' WHERE "kind" = 'words';
