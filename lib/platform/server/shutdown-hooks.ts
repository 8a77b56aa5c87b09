import { log } from "@/lib/platform/log/log";
import { remember } from "@/lib/platform/runtime/remember";

type Hook = () => Promise<unknown>;

const hooks = remember("shutdown hooks", () => new Map<string, Hook>());

/**
 * Registers a function to run at shutdown, after the last request and before the database closes.
 * @param name unique
 */
export function onShutdown(name: string, hook: Hook) {
  hooks.set(name, hook);
}

/** Runs the registered functions in turn; logs failures. */
export async function runShutdownHooks() {
  for (const [name, hook] of hooks) {
    await hook().catch((error: unknown) => log.warn({ err: error, name }, "A shutdown hook failed"));
  }
}
