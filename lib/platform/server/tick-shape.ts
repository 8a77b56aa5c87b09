import { executionAsyncResource } from "node:async_hooks";
import { remember } from "@/lib/platform/runtime/remember";

/**
 * Keeps one object of `process.nextTick`. Without any, V8 drops their hidden class and the code compiled for it at a
 * garbage collection; the code compiled afterwards takes a fifth more time for each small answer.
 */
export function keepTickShape(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => resolve(remember("tick shape", executionAsyncResource)));
  });
}
