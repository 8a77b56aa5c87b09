-- CreateEnum
CREATE TYPE "MessageStatus" AS ENUM ('new', 'read', 'answered', 'spam');

-- AlterTable
ALTER TABLE "Configuration" ADD COLUMN     "inboxDays" INTEGER NOT NULL DEFAULT 365,
ADD COLUMN     "inboxSpamDays" INTEGER NOT NULL DEFAULT 30;

-- CreateTable
CREATE TABLE "Message" (
    "id" SERIAL NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "answers" JSONB NOT NULL DEFAULT '[]',
    "consent" TEXT NOT NULL DEFAULT '',
    "status" "MessageStatus" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "spamScore" INTEGER NOT NULL,
    "spamReasons" TEXT[],
    "textHash" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "changedBy" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Message_status_id_idx" ON "Message"("status", "id");

-- CreateIndex
CREATE INDEX "Message_status_createdAt_idx" ON "Message"("status", "createdAt");

-- CreateIndex
CREATE INDEX "Message_textHash_createdAt_idx" ON "Message"("textHash", "createdAt");

-- CreateIndex
CREATE INDEX "Message_requestHash_createdAt_idx" ON "Message"("requestHash", "createdAt");

-- CreateIndex
CREATE INDEX "Message_email_createdAt_idx" ON "Message"("email", "createdAt");
