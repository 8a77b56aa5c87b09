-- CreateEnum
CREATE TYPE "JobState" AS ENUM ('queued', 'running', 'done', 'failed');

-- CreateTable
CREATE TABLE "Job" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT,
    "input" JSON NOT NULL,
    "state" "JobState" NOT NULL DEFAULT 'queued',
    "runAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "maxTries" INTEGER NOT NULL,
    "leasedUntil" TIMESTAMPTZ(3),
    "leasedBy" TEXT,
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Job_state_updatedAt_idx" ON "Job"("state", "updatedAt");

-- One job of a kind and key waits at a time.
CREATE UNIQUE INDEX "Job_kind_key_key" ON "Job"("kind", "key") WHERE "state" = 'queued';

CREATE INDEX "Job_runAt_idx" ON "Job"("kind", "runAt") WHERE "state" IN ('queued', 'running');
