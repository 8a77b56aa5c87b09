import { executionAsyncResource } from "node:async_hooks";
import { remember } from "@/lib/platform/runtime/remember";

/**
 * Keeps one object of `process.nextTick` for good. Once a garbage collection finds none of them, V8 drops their hidden
 * class and the code compiled for it, and what it compiles instead takes a fifth more time for each small answer.
 * @returns resolves when it is kept
 */
export function keepTickShape(): Promise<object> {
  return new Promise((resolve) => {
    process.nextTick(() => resolve(remember("tick shape", executionAsyncResource)));
  });
}
