import type { RestaurantOrder } from "@/lib/orders/answers";
import { isStep } from "@/lib/orders/order-status";
import { marksIn } from "@/lib/orders/steps/marks";
import {
  ageOf,
  follows,
  isMark,
  type MadeStep,
  type QueuedStep,
  queuedStep,
  subjectsOf,
  withSteps,
} from "@/lib/orders/steps/queue";
import { type Outcome, type Settled, sendSteps } from "@/lib/orders/steps/send-steps";
import { orderStatuses } from "@/lib/orders/types";
import fc from "@/tests/support/properties";

/** The fate of a request: its answer arrives, it is lost, or the process dies before or after storing it. */
const fates = ["answered", "lost", "killedBefore", "killedAfter"] as const;
type Fate = (typeof fates)[number];

export type StepServer = {
  /** Does a step unless it was done before. @param secondsAgo its age */
  take: (step: QueuedStep, secondsAgo: number) => Promise<Outcome>;
  cancelAsGuest: (orderId: string) => Promise<void>;
  read: (orderId: string) => Promise<RestaurantOrder>;
  isSoldOut: (dishId: string) => Promise<boolean>;
  /** Marks a dish, or counts it, at once by somebody with a connection. */
  say: (dishId: string, soldOut: boolean | null) => Promise<void>;
  /** Lets time pass. */
  wait: (seconds: number) => Promise<void>;
};

/** The number of orders of a schedule. */
export const ORDERS = 2;
const MAX_LAST_TRIES = 3;
/** The restaurant and the dishes that are marked. */
export const markedAt = "order1";
export const markedDishes = ["zobo", "jollof-chicken"];

/**
 * An event of a schedule: a press on an order or a dish, an attempt to send, a read of the board, a cancellation, what somebody
 * else says of a dish, or a pause.
 */
const event = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("press" as const),
      tablet: fc.nat(1),
      order: fc.nat(ORDERS - 1),
      /** Which of the steps that its ticket offers. */
      choice: fc.nat(2),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("send" as const),
      tablet: fc.nat(1),
      fates: fc.array(fc.constantFrom(...fates), { maxLength: 4 }),
      /** Whether the tablet dies between an answer and noting it. */
      dies: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("look" as const), tablet: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const), order: fc.nat(ORDERS - 1) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("mark" as const),
      tablet: fc.nat(1),
      dish: fc.constantFrom(...markedDishes),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("say" as const),
      dish: fc.constantFrom(...markedDishes),
      soldOut: fc.constantFrom(true, false, null),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), seconds: fc.integer({ min: 1, max: 600 }) }),
  },
);
export const schedules = fc.array(event, { minLength: 1, maxLength: 30 });
type Event = typeof schedules extends fc.Arbitrary<infer Events> ? Events : never;

class Death extends Error {}

type Tablet = {
  seen: Map<string, RestaurantOrder>;
  soldOut: Map<string, boolean>;
  kept: QueuedStep[];
  reports: Settled[];
};

/**
 * Plays a schedule of two tablets, then lets both send everything.
 * @returns all steps that were made, and what the tablets were told of them
 */
export async function playSchedule(events: Event, orderIds: string[], server: StepServer) {
  const tablets: Tablet[] = [0, 1].map(() => ({
    seen: new Map(),
    soldOut: new Map(),
    kept: [],
    reports: [],
  }));
  const made: QueuedStep[] = [];
  let now = Date.now();

  async function look(tablet: Tablet) {
    for (const id of orderIds) tablet.seen.set(id, await server.read(id));
    for (const id of markedDishes) tablet.soldOut.set(id, await server.isSoldOut(id));
  }

  function keep(tablet: Tablet, step: MadeStep) {
    if (!follows(tablet.kept, step)) return;
    const at = Math.max(now, ...tablet.kept.map((one) => one.at + 1));
    const id = `step-number-${made.length}-of-${orderIds[0]}`;
    const queued = queuedStep(tablet.kept, step, { id, at, hasWaited: true });
    made.push(queued);
    tablet.kept.push(queued);
  }

  function mark(tablet: Tablet, itemId: string) {
    const unsent = marksIn(tablet.kept).findLast((one) => one.itemId === itemId);
    const soldOut = !(unsent?.soldOut ?? tablet.soldOut.get(itemId));
    keep(tablet, {
      label: itemId,
      mark: { restaurantId: markedAt, groupId: "", itemId, name: itemId, soldOut },
    });
  }

  function press(tablet: Tablet, orderId: string, choice: number) {
    const seen = tablet.seen.get(orderId);
    if (!seen) return;
    const expected = withSteps(seen, tablet.kept).status;
    const offered = orderStatuses.filter((to) => isStep(expected, to));
    const status = offered[choice % offered.length] ?? "new";
    keep(tablet, { orderId, number: 1, label: status, change: { kind: "status", status, expected } });
  }

  async function send(tablet: Tablet, planned: Fate[], dies: boolean) {
    const left = [...planned];
    const delivery = {
      read: async () => tablet.kept,
      async send(step: QueuedStep): Promise<Outcome> {
        const fate = left.shift() ?? "answered";
        if (fate === "lost" || fate === "killedBefore") return { kind: "unanswered" };
        const outcome = await server.take(step, ageOf(step, now));
        if (fate === "killedAfter") return { kind: "unanswered" };
        if (dies) throw new Death();
        return outcome;
      },
      async settle(settled: Settled) {
        const gone = [settled.step, ...settled.dropped].map(({ id }) => id);
        tablet.kept = tablet.kept.filter(({ id }) => !gone.includes(id));
        tablet.reports.push(settled);
        const { answer, step } = settled;
        if (isMark(step)) tablet.soldOut.set(step.mark.itemId, await server.isSoldOut(step.mark.itemId));
        if (answer.order) tablet.seen.set(answer.order.id, answer.order);
      },
    };
    const ended = await Promise.allSettled(subjectsOf(tablet.kept).map((id) => sendSteps(id, delivery)));
    for (const one of ended) {
      if (one.status === "rejected" && !(one.reason instanceof Death)) throw one.reason;
    }
  }

  for (const tablet of tablets) await look(tablet);
  for (const one of events) {
    const orderId = "order" in one ? (orderIds[one.order] ?? "") : "";
    const tablet = ("tablet" in one && tablets[one.tablet]) || tablets[0];
    if (!tablet) continue;
    if (one.kind === "press") press(tablet, orderId, one.choice);
    if (one.kind === "send") await send(tablet, one.fates, one.dies);
    if (one.kind === "look") await look(tablet);
    if (one.kind === "cancel") await server.cancelAsGuest(orderId);
    if (one.kind === "mark") mark(tablet, one.dish);
    if (one.kind === "say") await server.say(one.dish, one.soldOut);
    if (one.kind === "wait") {
      now += one.seconds * 1000;
      await server.wait(one.seconds);
    }
  }
  // A server that dies meanwhile leaves some unanswered.
  for (const tablet of tablets)
    for (let tries = 0; tries < MAX_LAST_TRIES && (tries === 0 || tablet.kept.length > 0); tries++)
      await send(tablet, [], false);
  return {
    made,
    reports: tablets.flatMap(({ reports }) => reports),
    kept: tablets.flatMap(({ kept }) => kept),
  };
}

/** Returns what the user was told of each step, by its id. */
export function toldOf(reports: readonly Settled[]): Map<string, string[]> {
  const told = new Map<string, string[]>();
  const add = (id: string, kind: string) => told.set(id, [...(told.get(id) ?? []), kind]);
  for (const { step, answer, dropped } of reports) {
    add(step.id, answer.kind);
    for (const { id } of dropped) add(id, "refused");
  }
  return told;
}

/** The content of the database after a schedule. */
type Stored = {
  /** The ids of steps of its orders, and of marks, that were applied. */
  applied: readonly string[];
  /** The marks and counts of dishes by the moment at which they were made; counts have no mark. */
  said: readonly { itemId: string; soldOut: boolean | null }[];
  isSoldOut: (dish: string) => Promise<boolean>;
  /** The number of changed statuses in the audit log, and of cancellations by guests. */
  changes: number;
  cancelled: number;
};

/** Compares the steps that the tablets sent with the answers and the stored rows. @returns a sentence for each difference */
export async function findFaults(
  { made, reports, kept }: Awaited<ReturnType<typeof playSchedule>>,
  { applied, said, isSoldOut, changes, cancelled }: Stored,
): Promise<string[]> {
  const told = toldOf(reports);
  const toldAs = (kind: string) => made.filter(({ id }) => told.get(id)?.join() === kind);
  const [done, refused] = [toldAs("applied"), toldAs("refused")];
  const madeIds = new Set(made.map(({ id }) => id));
  const stored = applied.filter((id) => madeIds.has(id)).sort();
  const expected = done.map(({ id }) => id).sort();
  const orderSteps = done.filter((step) => !isMark(step)).length;
  const faults = [
    kept.length > 0 && `${kept.length} steps were not answered`,
    done.length + refused.length !== made.length && "a step was reported twice or never",
    stored.join() !== expected.join() && `${stored.length} steps are stored of ${expected.length} reported`,
    changes !== orderSteps + cancelled &&
      `${changes} changes were made for ${orderSteps + cancelled} steps and cancellations`,
  ];
  for (const dish of markedDishes) {
    const last = said.findLast(({ itemId, soldOut }) => itemId === dish && soldOut !== null);
    faults.push((await isSoldOut(dish)) !== (last?.soldOut ?? false) && `${dish} isn’t what was said last`);
  }
  return faults.filter((fault) => fault !== false);
}
