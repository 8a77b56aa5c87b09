import { log } from "@/lib/log";
import { remember } from "@/lib/remember";

type Work = () => Promise<unknown>;

const works = remember("last work", () => new Map<string, Work>());

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
