import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";

type Hook = () => Promise<unknown>;

const hooks = remember("shutdown hooks", () => new Map<string, Hook>());

/** Registers a function that runs at shutdown, after the last request and before the database is closed; `name` must be unique. */
export function onShutdown(name: string, hook: Hook) {
  hooks.set(name, hook);
}

/** Runs the registered functions one after the other; a failure is logged, and the rest still run. */
export async function runShutdownHooks() {
  for (const [name, hook] of hooks) {
    await hook().catch((error: unknown) => log.warn({ err: error, name }, "A shutdown hook failed"));
  }
}
