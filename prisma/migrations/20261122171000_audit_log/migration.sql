-- CreateEnum
CREATE TYPE "AuditActor" AS ENUM ('user', 'visitor', 'command', 'provider', 'system');

-- AlterTable
ALTER TABLE "Configuration" ADD COLUMN     "auditDays" INTEGER NOT NULL DEFAULT 365;

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" "AuditActor" NOT NULL,
    "userId" TEXT,
    "account" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "through" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "targetId" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "versionBefore" INTEGER,
    "versionAfter" INTEGER,
    "changes" JSON NOT NULL,
    "more" INTEGER NOT NULL,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AuditEntry_at_idx" ON "AuditEntry"("at");

-- CreateIndex
CREATE INDEX "AuditEntry_userId_id_idx" ON "AuditEntry"("userId", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_action_id_idx" ON "AuditEntry"("action", "id");

-- What was recorded stays as it is, for as long as it is to be kept, which is 90 days at least.
CREATE FUNCTION keep_audit_entries() RETURNS trigger AS $$
DECLARE
  days integer;
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT "auditDays" INTO days FROM "Configuration" WHERE "id" = 1;
    IF days > 0 AND OLD."at" < now() - make_interval(days => greatest(days, 90)) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit log is only added to' USING ERRCODE = 'insufficient_privilege', TABLE = 'AuditEntry';
END
$$ LANGUAGE plpgsql;

-- CreateTrigger
CREATE TRIGGER "AuditEntry_stays" BEFORE UPDATE OR DELETE ON "AuditEntry"
FOR EACH ROW EXECUTE FUNCTION keep_audit_entries();

-- CreateTrigger
CREATE TRIGGER "AuditEntry_is_not_emptied" BEFORE TRUNCATE ON "AuditEntry"
FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_entries();
