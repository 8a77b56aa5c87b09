import { AsyncLocalStorage } from "node:async_hooks";
import { remember } from "./remember";

/** The stores of the current context, by storage. */
const contexts = remember("async contexts", () => new AsyncLocalStorage<ReadonlyMap<object, unknown>>());

/**
 * An inexpensive `AsyncLocalStorage`. Up to Node.js 23, every promise, timer and request copies the context of every
 * storage in use; all storages of this class together cost as much as one.
 */
export class AsyncStorage<Store> {
  static bind = AsyncLocalStorage.bind;
  static snapshot = AsyncLocalStorage.snapshot;

  #contextWith(store: Store | undefined) {
    return new Map(contexts.getStore()).set(this, store);
  }

  getStore(): Store | undefined {
    return contexts.getStore()?.get(this) as Store | undefined;
  }

  run<Result, Args extends unknown[]>(
    store: Store,
    callback: (...args: Args) => Result,
    ...args: Args
  ): Result {
    return contexts.run(this.#contextWith(store), callback, ...args);
  }

  exit<Result, Args extends unknown[]>(callback: (...args: Args) => Result, ...args: Args): Result {
    return contexts.run(this.#contextWith(undefined), callback, ...args);
  }

  enterWith(store: Store) {
    contexts.enterWith(this.#contextWith(store));
  }
}

/** Node.js copies one context from this version on. */
const MIN_CHEAP_VERSION = 24;

/**
 * Makes Next.js, which uses the global class, use `AsyncStorage` if that is cheaper. Call it before loading Next.js.
 */
export function shareStoragesOfNext(nodeVersion = process.versions.node) {
  if (Number.parseInt(nodeVersion, 10) >= MIN_CHEAP_VERSION) return;
  Object.assign(globalThis, { AsyncLocalStorage: AsyncStorage });
}
