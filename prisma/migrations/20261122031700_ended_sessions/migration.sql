-- Tells every instance that sessions have ended, whichever way: streams that they opened end at once.
CREATE FUNCTION tell_of_ended_sessions() RETURNS trigger AS $$
BEGIN
  IF EXISTS (SELECT FROM ended) THEN
    PERFORM pg_notify('sessions', '');
  END IF;
  RETURN NULL;
END
$$ LANGUAGE plpgsql;

-- CreateTrigger
CREATE TRIGGER "Session_ended" AFTER DELETE ON "Session"
REFERENCING OLD TABLE AS ended
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_ended_sessions();
