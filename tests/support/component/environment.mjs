import { TestEnvironment } from "jest-environment-jsdom";

/** What the server's code needs from Node.js, and jsdom lacks or has otherwise. */
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

/** A browser's document in the process of the server, so that components call the real API on a real database. */
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
