-- CreateTable
CREATE TABLE "PageVisits" (
    "day" DATE NOT NULL,
    "page" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "PageVisits_pkey" PRIMARY KEY ("day","page")
);

-- CreateTable
CREATE TABLE "AppliedBusinessPlan" (
    "id" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "sections" TEXT[],
    "before" JSON NOT NULL,
    "made" JSONB NOT NULL,
    "appliedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undoneAt" TIMESTAMPTZ(3),

    CONSTRAINT "AppliedBusinessPlan_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AppliedBusinessPlan_appliedAt_idx" ON "AppliedBusinessPlan"("appliedAt");
