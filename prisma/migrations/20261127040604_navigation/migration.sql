-- CreateTable
CREATE TABLE "Navigation" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Navigation_pkey" PRIMARY KEY ("id")
);

-- Notify all instances of changes: cached pages show the navigation.
CREATE TRIGGER "Navigation_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Navigation"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
