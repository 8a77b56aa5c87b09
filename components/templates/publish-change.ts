import { TEMPLATE_CHANGED, TEMPLATE_CHANNEL } from "@/lib/templates/change";

/** Notifies this browser's other tabs that the public site changed. */
export function publishChange() {
  const channel = new BroadcastChannel(TEMPLATE_CHANNEL);
  channel.postMessage(TEMPLATE_CHANGED);
  channel.close();
}
