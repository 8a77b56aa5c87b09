import { fork } from "node:child_process";
import { once } from "node:events";
import { currentDatabase } from "@/lib/platform/db/current";

/** Starts a process that begins jobs of tests and ends none, or sends mails, and kills it with SIGKILL. */
export function startKilledRunner(work: "jobs" | "mails", environment: Record<string, string> = {}) {
  const child = fork("tests/support/jobs/runner-process.ts", [work], {
    execArgv: ["--conditions=react-server", "--import", "tsx"],
    env: { ...process.env, NODE_OPTIONS: "", ...environment },
  });
  child.send(currentDatabase().target);
  return {
    /** Resolves once a job has begun. */
    begun: () => once(child, "message"),
    async kill() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}
