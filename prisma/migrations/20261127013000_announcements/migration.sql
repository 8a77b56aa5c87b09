-- CreateTable
CREATE TABLE "Announcements" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Announcements_pkey" PRIMARY KEY ("id")
);

-- Notify all instances of changes: cached pages show the announcements.
CREATE TRIGGER "Announcements_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Announcements"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
