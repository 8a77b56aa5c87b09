-- Claims read the first due jobs of a kind and the running ones, however many wait.
DROP INDEX "Job_runAt_idx";
CREATE INDEX "Job_queued_idx" ON "Job"("kind", "runAt", "id") WHERE "state" = 'queued';
CREATE INDEX "Job_running_idx" ON "Job"("kind", "key") WHERE "state" = 'running';
CREATE INDEX "Job_concurrencyKey_idx" ON "Job"("kind", "concurrencyKey")
  WHERE "concurrencyKey" IS NOT NULL AND "state" IN ('queued', 'running');
