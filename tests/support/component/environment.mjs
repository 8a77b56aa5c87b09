import { TestEnvironment } from "jest-environment-jsdom";

/** Globals of Node.js that the server's code needs, and that jsdom lacks or replaces. */
const fromNode = {
  ArrayBuffer,
  Blob,
  BroadcastChannel,
  CompressionStream,
  DecompressionStream,
  File,
  FormData,
  Headers,
  MessageChannel,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextDecoderStream,
  TextEncoder,
  TextEncoderStream,
  TransformStream,
  URL,
  URLSearchParams,
  Uint8Array,
  WritableStream,
  clearImmediate,
  clearInterval,
  clearTimeout,
  crypto,
  fetch,
  performance,
  setImmediate,
  structuredClone,
};

/**
 * A test environment with a document in the server's process, so that components call the real API on a real database.
 */
export default class ComponentEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const timers = {
      setTimeout: this.follow(setTimeout, { isOnce: true }),
      setInterval: this.follow(setInterval, { isOnce: false }),
    };
    for (const [name, value] of Object.entries({ ...fromNode, ...timers }))
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
  }

  /** The timers of Node.js, as jsdom's can't be unreferenced; those that are left end with the document. */
  timers = new Set();

  follow(start, { isOnce }) {
    return (callback, ...rest) => {
      const timer = start(
        (...args) => {
          if (isOnce) this.timers.delete(timer);
          callback(...args);
        },
        ...rest,
      );
      this.timers.add(timer);
      return timer;
    };
  }

  async teardown() {
    for (const timer of this.timers) clearTimeout(timer);
    await super.teardown();
  }

  exportConditions() {
    return ["node", "node-addons"];
  }
}
