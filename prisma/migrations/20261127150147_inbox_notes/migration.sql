-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "noteVersion" INTEGER NOT NULL DEFAULT 0;

-- Notify all instances of changes: the portal counts new messages in its navigation. Notes notify nobody.
CREATE TRIGGER "Message_changed" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "status" ON "Message"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
