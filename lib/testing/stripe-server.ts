import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setStripeServer } from "@/lib/payments/stripe.server";

type Created = { key: string; authorization: string; form: URLSearchParams };
type Intent = { id: string; status: string; amount: number; currency: string; orderId: string };
type Failure = { status: number; error: object };

/** Speaks the few paths of the payment provider's API that are used, with its idempotency. */
export class FakeStripe {
  /** Every request to create a payment, repeated ones too. */
  readonly created: Created[] = [];
  readonly intents = new Map<string, Intent>();
  private readonly byKey = new Map<string, string>();
  private readonly failures: (Failure | "hang up")[] = [];
  private readonly server = createServer((request, response) => void this.answer(request, response));

  /** Listens on a free port, and is what the application speaks to from now on. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    const { port } = this.server.address() as AddressInfo;
    setStripeServer({ host: "127.0.0.1", port, protocol: "http" });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Answers the next requests in these ways before it works again. */
  failNext(...failures: (Failure | "hang up")[]) {
    this.failures.push(...failures);
  }

  intentOf(orderId: string): Intent {
    const found = [...this.intents.values()].findLast((one) => one.orderId === orderId);
    if (!found) throw new Error(`No payment was created for the order ${orderId}.`);
    return found;
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const failure = this.failures.shift();
    if (failure === "hang up") return void response.destroy();
    if (failure) return send(response, failure.status, { error: failure.error });
    const path = request.url ?? "";
    if (request.method === "POST" && path === "/v1/payment_intents") {
      return send(response, 200, this.create(request, new URLSearchParams(body)));
    }
    const intent = this.intents.get(path.replace("/v1/payment_intents/", ""));
    if (request.method === "GET" && intent) return send(response, 200, view(intent));
    send(response, 404, { error: { type: "invalid_request_error", code: "resource_missing" } });
  }

  private create({ headers }: IncomingMessage, form: URLSearchParams) {
    const key = String(headers["idempotency-key"]);
    this.created.push({ key, authorization: String(headers.authorization), form });
    const id = this.byKey.get(key) ?? `pi_${this.intents.size + 1}`;
    const intent = this.intents.get(id) ?? {
      id,
      status: "requires_payment_method",
      amount: Number(form.get("amount")),
      currency: String(form.get("currency")),
      orderId: String(form.get("metadata[orderId]")),
    };
    this.byKey.set(key, id);
    this.intents.set(id, intent);
    return view(intent);
  }
}

function view({ id, orderId, ...rest }: Intent) {
  return {
    id,
    object: "payment_intent",
    client_secret: `${id}_secret_x`,
    metadata: { orderId },
    ...rest,
  };
}

function send(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
