import { TEST_EVENT, type WebhookEvent, webhookEvents } from "@/lib/webhooks/events";

/** The name of an event for people, with its type. */
export function EventName({ name }: { name: WebhookEvent | typeof TEST_EVENT }) {
  return (
    <>
      {name === TEST_EVENT ? "A test" : webhookEvents[name]}{" "}
      <code className="wrap-anywhere text-ink-soft text-xs">{name}</code>
    </>
  );
}
