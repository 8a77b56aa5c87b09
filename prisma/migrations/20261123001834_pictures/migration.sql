-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "brightness" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "decorative" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "focusX" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
ADD COLUMN     "focusY" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
ADD COLUMN     "inLibrary" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "isReady" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "placeholder" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "MediaRendition" (
    "mediaId" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "MediaRendition_pkey" PRIMARY KEY ("mediaId","format","width")
);

-- CreateTable
CREATE TABLE "MediaWork" (
    "mediaId" TEXT NOT NULL,
    "claim" TEXT,
    "claimedAt" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "MediaWork_pkey" PRIMARY KEY ("mediaId")
);

-- CreateIndex
CREATE INDEX "MediaRendition_hash_idx" ON "MediaRendition"("hash");

-- CreateIndex
CREATE INDEX "Media_inLibrary_createdAt_id_idx" ON "Media"("inLibrary", "createdAt", "id");

-- AddForeignKey
ALTER TABLE "MediaRendition" ADD CONSTRAINT "MediaRendition_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MediaRendition" ADD CONSTRAINT "MediaRendition_hash_fkey" FOREIGN KEY ("hash") REFERENCES "Blob"("hash") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MediaWork" ADD CONSTRAINT "MediaWork_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;
