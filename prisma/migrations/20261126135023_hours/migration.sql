-- CreateTable
CREATE TABLE "Hours" (
    "restaurantId" TEXT NOT NULL,
    "content" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 0,
    "pausedAt" TIMESTAMPTZ(3),
    "pausedUntil" TIMESTAMPTZ(3),
    "pauseReason" TEXT NOT NULL DEFAULT '',
    "pausedBy" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Hours_pkey" PRIMARY KEY ("restaurantId")
);

-- AddForeignKey
ALTER TABLE "Hours" ADD CONSTRAINT "Hours_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Notify all instances of changes: cached pages show the opening hours.
CREATE TRIGGER "Hours_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Hours"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
