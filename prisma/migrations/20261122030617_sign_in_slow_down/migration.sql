-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "authenticatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "RateLimit" ADD COLUMN     "blockedUntil" TIMESTAMPTZ(3);

-- Whoever is signed in already showed the password when the session began.
UPDATE "Session" SET "authenticatedAt" = "createdAt";
