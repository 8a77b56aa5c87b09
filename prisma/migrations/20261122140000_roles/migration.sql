-- Administrators become owners.
ALTER TYPE "Role" RENAME VALUE 'admin' TO 'owner';
ALTER TYPE "Role" ADD VALUE 'manager';
ALTER TYPE "Role" ADD VALUE 'editor';
ALTER TYPE "Role" ADD VALUE 'kitchen';
ALTER TYPE "Role" ADD VALUE 'viewer';

-- AlterTable
ALTER TABLE "User" ALTER COLUMN "role" DROP DEFAULT;

-- Refuses to remove or demote the last owner. Whoever does so at the same time waits for the lock, and then sees what
-- the other has done. Deferred where all rows of a database are replaced.
CREATE FUNCTION keep_an_owner() RETURNS trigger AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7265002);
  IF NOT EXISTS (SELECT FROM "User" WHERE "role" = 'owner') THEN
    RAISE EXCEPTION 'The last owner stays'
      USING ERRCODE = 'check_violation', TABLE = 'User', CONSTRAINT = 'User_keeps_an_owner';
  END IF;
  RETURN NULL;
END
$$ LANGUAGE plpgsql;

-- CreateTrigger
CREATE CONSTRAINT TRIGGER "User_keeps_an_owner" AFTER DELETE OR UPDATE OF "role" ON "User"
DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN (OLD."role" = 'owner') EXECUTE FUNCTION keep_an_owner();

-- Tells every instance that a role has changed, so that streams end that the former role could open.
CREATE FUNCTION tell_of_changed_role() RETURNS trigger AS $$
BEGIN
  PERFORM pg_notify('sessions', '');
  RETURN NULL;
END
$$ LANGUAGE plpgsql;

-- CreateTrigger
CREATE TRIGGER "User_role_changed" AFTER UPDATE OF "role" ON "User"
FOR EACH ROW WHEN (OLD."role" IS DISTINCT FROM NEW."role") EXECUTE FUNCTION tell_of_changed_role();

-- What visitors see depends on whether there is an owner, and on nothing else of this table.
DROP TRIGGER "User_changed" ON "User";
CREATE TRIGGER "User_changed" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF "role" ON "User"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
