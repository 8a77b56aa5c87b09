import { TEMPLATE_CHANGED, TEMPLATE_CHANNEL } from "@/lib/templates/change";

/** Tells this browser's other tabs that visitors now see something else. */
export function publishChange() {
  const channel = new BroadcastChannel(TEMPLATE_CHANNEL);
  channel.postMessage(TEMPLATE_CHANGED);
  channel.close();
}
