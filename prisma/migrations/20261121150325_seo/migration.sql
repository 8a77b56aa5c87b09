-- CreateTable
CREATE TABLE "PageSeo" (
    "page" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "keywords" TEXT[],
    "canonical" TEXT NOT NULL,
    "robots" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "ogTitle" TEXT NOT NULL,
    "ogDescription" TEXT NOT NULL,
    "ogImage" TEXT NOT NULL,
    "ogType" TEXT NOT NULL,
    "twitterCard" TEXT NOT NULL,
    "twitterSite" TEXT NOT NULL,
    "twitterTitle" TEXT NOT NULL,
    "twitterDescription" TEXT NOT NULL,
    "twitterImage" TEXT NOT NULL,
    "structuredData" JSON NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PageSeo_pkey" PRIMARY KEY ("page")
);

-- CreateTable
CREATE TABLE "Media" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UnknownPath" (
    "path" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "firstAskedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAskedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "UnknownPath_pkey" PRIMARY KEY ("path")
);

-- CreateTable
CREATE TABLE "PathRedirect" (
    "path" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PathRedirect_pkey" PRIMARY KEY ("path")
);

-- CreateIndex
CREATE INDEX "UnknownPath_lastAskedAt_idx" ON "UnknownPath"("lastAskedAt");
