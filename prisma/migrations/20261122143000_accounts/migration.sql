-- CreateEnum
CREATE TYPE "PasswordLinkKind" AS ENUM ('invitation', 'reset', 'forgotten');

-- CreateEnum
CREATE TYPE "SignInOutcome" AS ENUM ('signedIn', 'refused', 'slowedDown');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "lastSignInAt" TIMESTAMPTZ(3),
ALTER COLUMN "passwordHash" DROP NOT NULL;

UPDATE "User" SET "lastSignInAt" = (SELECT max("createdAt") FROM "Session" WHERE "userId" = "User"."id");

-- CreateTable
CREATE TABLE "PasswordLink" (
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "kind" "PasswordLinkKind" NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PasswordLink_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateTable
CREATE TABLE "SignInTry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "account" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "outcome" "SignInOutcome" NOT NULL,

    CONSTRAINT "SignInTry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PasswordLink_expiresAt_idx" ON "PasswordLink"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "PasswordLink_userId_kind_key" ON "PasswordLink"("userId", "kind");

-- CreateIndex
CREATE INDEX "SignInTry_at_idx" ON "SignInTry"("at");

-- CreateIndex
CREATE INDEX "SignInTry_outcome_id_idx" ON "SignInTry"("outcome", "id");

-- AddForeignKey
ALTER TABLE "PasswordLink" ADD CONSTRAINT "PasswordLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An owner who is invited and has not come yet can't look after the site: the one that stays is another one.
CREATE OR REPLACE FUNCTION keep_an_owner() RETURNS trigger AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7265002);
  IF NOT EXISTS (SELECT FROM "User" WHERE "role" = 'owner' AND "passwordHash" IS NOT NULL) THEN
    RAISE EXCEPTION 'The last owner stays'
      USING ERRCODE = 'check_violation', TABLE = 'User', CONSTRAINT = 'User_keeps_an_owner';
  END IF;
  RETURN NULL;
END
$$ LANGUAGE plpgsql;
