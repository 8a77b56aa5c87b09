-- AlterTable
ALTER TABLE "SignInTry" ADD COLUMN     "isKnown" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "lastAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "period" TIMESTAMPTZ(3),
ADD COLUMN     "tries" INTEGER NOT NULL DEFAULT 1;

-- CreateIndex
CREATE UNIQUE INDEX "SignInTry_period_account_address_outcome_means_key" ON "SignInTry"("period", "account", "address", "outcome", "means");

-- Rows from before are about a single try each.
UPDATE "SignInTry" SET "lastAt" = "at", "isKnown" = EXISTS (SELECT FROM "User" WHERE "email" = "account");
