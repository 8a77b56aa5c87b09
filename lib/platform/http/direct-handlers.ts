import { remember } from "@/lib/platform/runtime/remember";

type Handler = (request: Request, segments: { params: Promise<Record<string, never>> }) => Promise<Response>;

const handlers = remember("direct handlers", () => new Map<string, Handler>());

/**
 * Has the process call this handler of a route itself, from when the route's module is loaded: Next.js takes several
 * times as long for a request as a handler does that is called often. Elsewhere, and in development, Next.js calls it.
 */
export function handleDirectly(path: string, handler: Handler) {
  handlers.set(path, handler);
}

/** The handler of `POST` at exactly this address. */
export const directHandler = (address: string): Handler | undefined => handlers.get(address);
