-- CreateTable
CREATE TABLE "Page" (
    "id" TEXT NOT NULL,
    "path" TEXT,
    "content" JSONB,
    "version" INTEGER NOT NULL DEFAULT 0,
    "publishedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Page_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PageDraft" (
    "pageId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "waits" BOOLEAN NOT NULL,
    "restoredFrom" INTEGER,
    "author" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "previewToken" TEXT NOT NULL,
    "publishAt" TIMESTAMPTZ(3),
    "publishError" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "PageDraft_pkey" PRIMARY KEY ("pageId")
);

-- CreateTable
CREATE TABLE "PageVersion" (
    "pageId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "path" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "restoredFrom" INTEGER,
    "changes" TEXT NOT NULL DEFAULT '',
    "scheduledFor" TIMESTAMPTZ(3),

    CONSTRAINT "PageVersion_pkey" PRIMARY KEY ("pageId","version")
);

-- CreateTable
CREATE TABLE "PageRedirect" (
    "path" TEXT NOT NULL,
    "pageId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PageRedirect_pkey" PRIMARY KEY ("path")
);

-- CreateIndex
CREATE UNIQUE INDEX "Page_path_key" ON "Page"("path");

-- CreateIndex
CREATE UNIQUE INDEX "PageDraft_previewToken_key" ON "PageDraft"("previewToken");

-- CreateIndex
CREATE INDEX "PageRedirect_pageId_idx" ON "PageRedirect"("pageId");

-- AddForeignKey
ALTER TABLE "PageDraft" ADD CONSTRAINT "PageDraft_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "Page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PageVersion" ADD CONSTRAINT "PageVersion_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "Page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PageRedirect" ADD CONSTRAINT "PageRedirect_pageId_fkey" FOREIGN KEY ("pageId") REFERENCES "Page"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Notify all instances of changes: cached pages show the owner's pages, and links lead to them.
CREATE TRIGGER "Page_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Page"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
CREATE TRIGGER "PageRedirect_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "PageRedirect"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
