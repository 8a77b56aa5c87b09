-- CreateEnum
CREATE TYPE "MailState" AS ENUM ('queued', 'sending', 'sent', 'unknown', 'failed', 'notSent');

-- AlterTable
ALTER TABLE "Configuration" ADD COLUMN     "mailChoices" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "mailServer" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "Mail" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "about" JSON NOT NULL,
    "recipient" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "html" TEXT NOT NULL DEFAULT '',
    "messageId" TEXT NOT NULL DEFAULT '',
    "state" "MailState" NOT NULL DEFAULT 'queued',
    "lastError" TEXT,
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Mail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Mail_key_key" ON "Mail"("key");

-- CreateIndex
CREATE INDEX "Mail_createdAt_idx" ON "Mail"("createdAt");
