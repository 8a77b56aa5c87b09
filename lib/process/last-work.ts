import { log } from "@/lib/log";

type Work = () => Promise<unknown>;

/** The process entry and the route bundles load this file separately; they share this one list. */
const shared = globalThis as { platformLastWork?: Map<string, Work> };
shared.platformLastWork ??= new Map();
const works = shared.platformLastWork;

/** Registers, under a name of its own, what is still to be written once no request runs any more. */
export function beforeStop(name: string, work: Work) {
  works.set(name, work);
}

/** Does what was registered; a failure is logged and does not keep the rest from being done. */
export async function finishLastWork() {
  for (const [name, work] of works) {
    await work().catch((error: unknown) => log.warn({ err: error, name }, "The last work was not done"));
  }
}
