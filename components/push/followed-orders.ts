import { browserStorage } from "@/components/ui/browser-storage";

const stored = browserStorage("localStorage", "followed-orders");
const MAX_ORDERS = 20;

function followed(): string[] {
  try {
    const ids: unknown = JSON.parse(stored.read() ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers whether this browser is notified of an order. */
export function rememberFollowed(id: string, isFollowed: boolean): void {
  const others = followed().filter((other) => other !== id);
  stored.write(JSON.stringify(isFollowed ? [id, ...others].slice(0, MAX_ORDERS) : others));
}

/** Returns the address of this browser's subscription if it is notified of an order; else null. */
export async function followedAddress(id: string): Promise<string | null> {
  if (!followed().includes(id) || Notification.permission !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  return (await pushManager.getSubscription())?.endpoint ?? null;
}
