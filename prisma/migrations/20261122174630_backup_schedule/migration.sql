-- CreateTable
CREATE TABLE "BackupSchedule" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "hour" INTEGER,
    "kept" INTEGER NOT NULL DEFAULT 7,
    "failure" TEXT,
    "failedAt" TIMESTAMPTZ(3),

    CONSTRAINT "BackupSchedule_pkey" PRIMARY KEY ("id")
);
