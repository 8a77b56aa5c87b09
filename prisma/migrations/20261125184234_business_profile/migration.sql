-- CreateTable
CREATE TABLE "BusinessProfile" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BusinessProfile_pkey" PRIMARY KEY ("id")
);

CREATE TRIGGER "BusinessProfile_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "BusinessProfile"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
