-- CreateTable
CREATE TABLE "StaticExport" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "isOn" BOOLEAN NOT NULL DEFAULT false,
    "pushedAt" TIMESTAMPTZ(3),
    "files" INTEGER,
    "failure" TEXT,
    "failedAt" TIMESTAMPTZ(3),

    CONSTRAINT "StaticExport_pkey" PRIMARY KEY ("id")
);
