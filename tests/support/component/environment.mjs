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
    for (const [name, value] of Object.entries(fromNode))
      Object.defineProperty(this.global, name, { value, configurable: true, writable: true });
  }

  exportConditions() {
    return ["node", "node-addons"];
  }
}
