-- CreateEnum
CREATE TYPE "SessionMethod" AS ENUM ('password', 'passkey', 'pin');

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "address" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "method" "SessionMethod" NOT NULL DEFAULT 'password',
ADD COLUMN     "userAgent" TEXT NOT NULL DEFAULT '';
