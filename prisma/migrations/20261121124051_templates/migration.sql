-- CreateTable
CREATE TABLE "Template" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Template_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TemplateVersion" (
    "templateId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "archive" BYTEA NOT NULL,
    "fileName" TEXT NOT NULL,
    "files" JSONB NOT NULL,
    "skipped" JSONB NOT NULL,
    "report" JSONB NOT NULL,
    "uploadedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TemplateVersion_pkey" PRIMARY KEY ("templateId","number")
);

-- CreateIndex
CREATE INDEX "TemplateVersion_hash_idx" ON "TemplateVersion"("hash");

-- AddForeignKey
ALTER TABLE "TemplateVersion" ADD CONSTRAINT "TemplateVersion_templateId_fkey" FOREIGN KEY ("templateId") REFERENCES "Template"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- At most one template is active.
CREATE UNIQUE INDEX "Template_active_key" ON "Template"("active") WHERE "active";

-- An archive is compressed already.
ALTER TABLE "TemplateVersion" ALTER COLUMN "archive" SET STORAGE EXTERNAL;
