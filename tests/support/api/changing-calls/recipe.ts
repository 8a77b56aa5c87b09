import type { AuditAction } from "@/lib/audit/actions";
import type { ActorKind } from "@/lib/audit/actor";
import type { Sent } from "@/tests/support/api/request";
import type { FakeStripe } from "@/tests/support/payments/stripe-server";

/** The state before each recipe: a configured site with an address, and its owner's session. */
export type Stage = { token: string; stripe: FakeStripe };

/** One valid call, with its expected entries in the audit log, in this order. */
export type ChangingCall = { sent: Sent; actions: AuditAction[]; actor?: ActorKind };
export type Recipe = (stage: Stage) => Promise<ChangingCall>;
