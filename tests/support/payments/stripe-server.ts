import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, jest } from "@jest/globals";
import { openStripe, setStripeServer } from "@/lib/payments/stripe.server";

type Created = { key: string; authorization: string; form: URLSearchParams };
type Intent = { id: string; status: string; amount: number; currency: string; orderId: string };
type Refund = {
  id: string;
  status: string;
  amount: number;
  payment_intent: string;
  metadata?: Record<string, string>;
};
/**
 * A failure of the next request: an error response; "hang up" disconnects before the request is processed, "lose the
 * answer" after it.
 */
type Failure = { status: number; error: object } | "hang up" | "lose the answer";

/** A fake of the parts of the payment provider's API that are used, with its idempotency. */
export class FakeStripe {
  /** Every request to create a payment, including repeated ones. */
  readonly created: Created[] = [];
  /** Every answered request, by method and kind. */
  readonly asked: string[] = [];
  readonly intents = new Map<string, Intent>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes: { id: string; status: string; created: number; payment_intent: string }[] = [];
  /** The number of refunds on a page of their list. */
  refundsPerPage = 2;
  /** Initial status of new refunds. */
  nextRefund = "succeeded";
  private readonly byKey = new Map<string, string>();
  private readonly failures: Failure[] = [];
  private meanwhile: (() => Promise<unknown>) | undefined;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  /** Listens on a free port, and directs the application's requests to it. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    const { port } = this.server.address() as AddressInfo;
    setStripeServer({ host: "127.0.0.1", port, protocol: "http" });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Makes the next requests fail in these ways, in this order. */
  failNext(...failures: Failure[]) {
    this.failures.push(...failures);
  }

  /** Runs a function between the next request and its response. */
  beforeNext(meanwhile: () => Promise<unknown>) {
    this.meanwhile = meanwhile;
  }

  intentOf(orderId: string): Intent {
    const found = [...this.intents.values()].findLast((one) => one.orderId === orderId);
    if (!found) throw new Error(`No payment was created for the order ${orderId}.`);
    return found;
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const { meanwhile } = this;
    this.meanwhile = undefined;
    await meanwhile?.();
    const failure = this.failures.shift();
    if (failure === "hang up") return void response.destroy();
    if (failure && failure !== "lose the answer") {
      return send(response, failure.status, { error: failure.error });
    }
    const { status, body: answer } = this.respond(request, new URLSearchParams(body));
    if (failure) response.destroy();
    else send(response, status, answer);
  }

  /** Keys that contain “wrong” are invalid; those with “restricted” lack permissions. */
  private balance(authorization: string): Answer {
    if (authorization.includes("wrong")) return refusal(401, "invalid_api_key");
    if (authorization.includes("restricted")) return refusal(403, "more_permissions_required");
    return { status: 200, body: { object: "balance" } };
  }

  private respond(request: IncomingMessage, form: URLSearchParams): Answer {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const [, , kind, id = "", action = ""] = pathname.split("/");
    const asked = [request.method, kind, action].join(" ").trim();
    this.asked.push(asked);
    const intent = this.intents.get(id);
    const refund = this.refunds.get(id);
    if (asked === "POST payment_intents" && !id) return { status: 200, body: this.create(request, form) };
    if (asked === "GET payment_intents" && intent) return { status: 200, body: view(intent) };
    if (asked === "POST payment_intents cancel" && intent) return cancel(intent);
    if (asked === "GET balance") return this.balance(String(request.headers.authorization));
    if (asked === "POST refunds") return this.giveBack(String(request.headers["idempotency-key"]), form);
    if (asked === "GET refunds" && refund) return { status: 200, body: refundView(refund) };
    if (asked === "GET refunds" && !id) return this.list(searchParams);
    if (asked === "GET disputes") return { status: 200, body: this.listDisputes(searchParams) };
    return refusal(404, "resource_missing");
  }

  private listDisputes(query: URLSearchParams) {
    const data = this.disputes.filter(({ payment_intent }) => payment_intent === query.get("payment_intent"));
    return { object: "list", url: "/v1/disputes", data, has_more: false };
  }

  /** Lists the refunds of a payment, newest first, page by page. */
  private list(query: URLSearchParams): Answer {
    const all = [...this.refunds.values()]
      .filter(({ payment_intent }) => payment_intent === query.get("payment_intent"))
      .reverse();
    const start = all.findIndex(({ id }) => id === query.get("starting_after")) + 1;
    const data = all.slice(start, start + this.refundsPerPage).map(refundView);
    const has_more = start + data.length < all.length;
    return { status: 200, body: { object: "list", url: "/v1/refunds", data, has_more } };
  }

  /** Refunds a payment or a part of it, and never more; after a failed refund, accepts another one with another key. */
  private giveBack(key: string, form: URLSearchParams): Answer {
    const known = this.refunds.get(this.byKey.get(key) ?? "");
    if (known) return { status: 200, body: refundView(known) };
    const intent = this.intents.get(String(form.get("payment_intent")));
    const amount = Number(form.get("amount"));
    if (intent?.status !== "succeeded" || !(amount >= 1)) return refusal(400, "parameter_invalid");
    const isGiven = ({ payment_intent, status }: Refund) =>
      payment_intent === intent.id && status !== "failed" && status !== "canceled";
    const given = [...this.refunds.values()].filter(isGiven);
    const left = given.reduce((rest, one) => rest - one.amount, intent.amount);
    if (left === 0) return refusal(400, "charge_already_refunded");
    if (amount > left) return refusal(400, "amount_too_large");
    const id = `re_${this.refunds.size + 1}`;
    const metadata = {
      orderId: String(form.get("metadata[orderId]")),
      refundId: String(form.get("metadata[refundId]")),
    };
    const refund = { id, status: this.nextRefund, amount, payment_intent: intent.id, metadata };
    this.byKey.set(key, id);
    this.refunds.set(id, refund);
    return { status: 200, body: refundView(refund) };
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

type Answer = { status: number; body: object };

const refusal = (status: number, code: string): Answer => ({
  status,
  body: { error: { type: "invalid_request_error", code } },
});

/** Like the provider, refuses to cancel payments that are paid or processing at a bank. */
function cancel(intent: Intent): Answer {
  if (["succeeded", "processing", "canceled"].includes(intent.status)) {
    return refusal(400, "payment_intent_unexpected_state");
  }
  intent.status = "canceled";
  return { status: 200, body: view(intent) };
}

const refundView = (refund: Refund) => ({ object: "refund", currency: "usd", ...refund });

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

/** Gives the tests of a file a fake payment provider, without refunds before each test. */
export function setUpFakeStripe(): FakeStripe {
  const stripe = new FakeStripe();
  const clients: ReturnType<typeof openStripe> = Object.getPrototypeOf(openStripe("sk_test_prototype"));
  beforeAll(() => stripe.start());
  beforeEach(() => {
    // Failed requests are repeated at once.
    jest.spyOn(clients, "getInitialNetworkRetryDelay").mockReturnValue(0);
    jest.spyOn(clients, "getMaxNetworkRetryDelay").mockReturnValue(0);
    stripe.refunds.clear();
    stripe.nextRefund = "succeeded";
  });
  afterAll(() => stripe.stop());
  return stripe;
}
