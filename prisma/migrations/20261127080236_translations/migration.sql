-- CreateTable
CREATE TABLE "Translation" (
    "kind" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "draft" JSONB NOT NULL,
    "published" JSONB,
    "publishedAt" TIMESTAMPTZ(3),
    "author" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Translation_pkey" PRIMARY KEY ("kind","ownerId","language")
);

-- Notify all instances of changes: cached pages show published translations. Drafts notify nobody.
CREATE TRIGGER "Translation_changed" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "kind", "ownerId", "language", "published" ON "Translation"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
