import { addressKey } from "@/lib/platform/http/address-key";
import { AppError } from "@/lib/platform/http/errors";
import { declareGauge } from "@/lib/platform/metrics/registry";
import { environment } from "@/lib/platform/runtime/env";
import { remember } from "@/lib/platform/runtime/remember";

/** The interval of comments that keep a silent connection open, in milliseconds. */
const HEARTBEAT_INTERVAL_MS = 20_000;
/** The maximum number of streams of the process, of which some are reserved for signed-in users, and of a session. */
const LIMITS = { everyone: 2000, reservedForSignedIn: 200, perSession: 32 };
/** Streams may take up a quarter of an address's connections. */
const CONNECTIONS_PER_STREAM = 4;

/** `endsAt` is the session's expiry, in milliseconds since 1970. */
export type Listener = { address: string; session: { id: string; endsAt: number; role: string } | null };
/** `beat` is called periodically and keeps the connection open. */
export type OpenStream = { listener: Listener; beat: () => void; end: () => void };

const streams = remember("event streams", () => new Set<OpenStream>());
const counts = remember("event streams of each listener", () => new Map<string, number>());
declareGauge("platform_event_streams", "Open event streams.", () => streams.size);
const heart: { timer?: NodeJS.Timeout } = remember("event streams' heartbeat", () => ({}));

/** Ends every stream, so that the process can stop; browsers reconnect. */
export function endEventStreams() {
  for (const stream of streams) stream.end();
}

/** Lists the sessions with open streams. */
export function listeningSessions(): string[] {
  return [...new Set([...streams].flatMap(({ listener }) => listener.session?.id ?? []))];
}

/** Ends the streams of sessions that are not in `live`, or whose user had another role at the beginning. */
export function keepStreamsOf(live: ReadonlyMap<string, string>) {
  for (const { listener, end } of streams) {
    if (listener.session && live.get(listener.session.id) !== listener.session.role) end();
  }
}

const keyOf = ({ address, session }: Listener) => session?.id ?? addressKey(address);

/** @throws AppError `too-many-tries` or `unavailable` if this listener or the process has too many streams */
export function requireRoomForStream(listener: Listener) {
  const { session } = listener;
  const most = session
    ? LIMITS.perSession
    : Math.ceil(environment().CONNECTIONS_PER_ADDRESS / CONNECTIONS_PER_STREAM);
  if ((counts.get(keyOf(listener)) ?? 0) >= most) {
    throw new AppError("too-many-tries", "Too many pages are listening from here just now.", {
      retryAfter: 60,
    });
  }
  if (streams.size >= LIMITS.everyone - (session ? 0 : LIMITS.reservedForSignedIn)) {
    throw new AppError("unavailable", "Too many are listening just now.", { retryAfter: 60 });
  }
}

function count(listener: Listener, change: 1 | -1) {
  const key = keyOf(listener);
  const left = (counts.get(key) ?? 0) + change;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}

export function addStream(stream: OpenStream) {
  streams.add(stream);
  count(stream.listener, 1);
  heart.timer ??= setInterval(() => {
    for (const { beat } of streams) beat();
  }, HEARTBEAT_INTERVAL_MS).unref();
}

/** @returns whether the stream was registered */
export function removeStream(stream: OpenStream): boolean {
  if (!streams.delete(stream)) return false;
  count(stream.listener, -1);
  if (streams.size === 0) {
    clearInterval(heart.timer);
    delete heart.timer;
  }
  return true;
}
