-- CreateTable
CREATE TABLE "LandingDraft" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "base" JSONB NOT NULL,
    "baseVersion" INTEGER NOT NULL,
    "waits" BOOLEAN NOT NULL,
    "restoredFrom" INTEGER,
    "author" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LandingDraft_pkey" PRIMARY KEY ("id")
);
