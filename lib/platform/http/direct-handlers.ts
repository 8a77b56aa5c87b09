import { remember } from "@/lib/platform/runtime/remember";

type Handler = (request: Request, segments: { params: Promise<Record<string, never>> }) => Promise<Response>;

const handlers = remember("direct handlers", () => new Map<string, Handler>());

/**
 * Registers a handler that the process calls without Next.js, which takes several times as long, once the route's
 * module is loaded. Elsewhere, and in development, Next.js calls it.
 */
export function handleDirectly(path: string, handler: Handler) {
  handlers.set(path, handler);
}

/** Returns the handler of `POST` at an address. */
export const directHandler = (address: string): Handler | undefined => handlers.get(address);
