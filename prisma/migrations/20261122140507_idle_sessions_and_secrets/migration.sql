-- AlterTable
ALTER TABLE "Configuration" ADD COLUMN     "idleMinutes" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "Secret" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "ending" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Secret_pkey" PRIMARY KEY ("name")
);

-- CreateTrigger
CREATE TRIGGER "Secret_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Secret"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
