-- AlterTable
ALTER TABLE "User" ALTER COLUMN "email" DROP NOT NULL;

-- Without an email address nobody can sign in by password, and no other role is for PINs.
ALTER TABLE "User" ADD CONSTRAINT "User_without_email_is_kitchen"
  CHECK ("email" IS NOT NULL OR ("role" = 'kitchen' AND "passwordHash" IS NULL));
