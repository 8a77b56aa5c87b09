-- CreateTable
CREATE TABLE "LandingContent" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LandingContent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LandingVersion" (
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "author" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "restoredFrom" INTEGER,

    CONSTRAINT "LandingVersion_pkey" PRIMARY KEY ("version")
);
