-- CreateEnum
CREATE TYPE "BlobPlace" AS ENUM ('postgres', 's3');

-- CreateTable
CREATE TABLE "Blob" (
    "hash" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "place" "BlobPlace" NOT NULL,
    "isWhole" BOOLEAN NOT NULL DEFAULT false,
    "holds" INTEGER NOT NULL DEFAULT 0,
    "heldAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Blob_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "BlobChunk" (
    "hash" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "BlobChunk_pkey" PRIMARY KEY ("hash","number")
);

-- Archives and pictures are compressed already: trying it again costs time and saves nothing.
ALTER TABLE "BlobChunk" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;

-- AlterTable
ALTER TABLE "Media" ADD COLUMN "hash" TEXT;

-- What there is, cut into chunks of 512 KB. It is named by what it holds, whatever the row said.
UPDATE "TemplateVersion" SET "hash" = encode(sha256("archive"), 'hex')
WHERE "hash" <> encode(sha256("archive"), 'hex');
UPDATE "Media" SET "hash" = encode(sha256("bytes"), 'hex');

INSERT INTO "Blob" ("hash", "size", "place", "isWhole")
SELECT DISTINCT ON ("hash") "hash", octet_length("archive"), 'postgres'::"BlobPlace", true FROM "TemplateVersion";
INSERT INTO "BlobChunk" ("hash", "number", "bytes")
SELECT v."hash", "from" / 524288, substring(v."archive" FROM "from" + 1 FOR 524288)
FROM (SELECT DISTINCT ON ("hash") "hash", "archive" FROM "TemplateVersion" ORDER BY "hash", "templateId", "number") AS v,
  generate_series(0, octet_length(v."archive") - 1, 524288) AS "from";

INSERT INTO "BlobChunk" ("hash", "number", "bytes")
SELECT m."hash", "from" / 524288, substring(m."bytes" FROM "from" + 1 FOR 524288)
FROM (SELECT DISTINCT ON ("hash") "hash", "bytes" FROM "Media" ORDER BY "hash", "id") AS m,
  generate_series(0, octet_length(m."bytes") - 1, 524288) AS "from"
WHERE NOT EXISTS (SELECT FROM "Blob" b WHERE b."hash" = m."hash");
INSERT INTO "Blob" ("hash", "size", "place", "isWhole")
SELECT DISTINCT ON ("hash") "hash", octet_length("bytes"), 'postgres'::"BlobPlace", true FROM "Media"
ON CONFLICT DO NOTHING;

-- AlterTable
ALTER TABLE "TemplateVersion" DROP COLUMN "archive";

-- AlterTable
ALTER TABLE "Media" DROP COLUMN "bytes", ALTER COLUMN "hash" SET NOT NULL;

-- Writes the tables anew: dropping a column alone gives no room back.
ALTER TABLE "TemplateVersion" ALTER COLUMN "fileName" TYPE TEXT USING "fileName" || '';
ALTER TABLE "Media" ALTER COLUMN "type" TYPE TEXT USING "type" || '';

-- CreateIndex
CREATE INDEX "Media_hash_idx" ON "Media"("hash");

-- AddForeignKey
ALTER TABLE "TemplateVersion" ADD CONSTRAINT "TemplateVersion_hash_fkey" FOREIGN KEY ("hash") REFERENCES "Blob"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Media" ADD CONSTRAINT "Media_hash_fkey" FOREIGN KEY ("hash") REFERENCES "Blob"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BlobChunk" ADD CONSTRAINT "BlobChunk_hash_fkey" FOREIGN KEY ("hash") REFERENCES "Blob"("hash") ON DELETE CASCADE ON UPDATE CASCADE;
