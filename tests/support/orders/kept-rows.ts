import type { QueuedStep } from "@/lib/orders/steps/queue";

type KeptRow = {
  id: string;
  format?: number;
  step?: QueuedStep;
  notice?: { id: string; text: string; at: number };
};
type KeptRows = { steps: (orderId: string, at: number) => KeptRow[]; orders: (at: number) => object };

/**
 * Rows as devices have kept them in each format, for orders that a test names. They never change: a device may be updated
 * from any of them.
 */
export const keptRowsOf = {
  /** Until November 2026, without a number. */
  "format 0": {
    steps: (orderId: string, at: number): KeptRow[] => [
      {
        id: "accept-of-format-0-aaaa",
        step: {
          id: "accept-of-format-0-aaaa",
          orderId,
          number: 1,
          label: "Accept",
          change: { kind: "status", expected: "new", status: "preparing", readyInMinutes: 25 },
          at,
          hasWaited: true,
        },
      },
      {
        id: "promise-of-format-0-aaa",
        step: {
          id: "promise-of-format-0-aaa",
          orderId,
          number: 1,
          label: "+10 min",
          change: { kind: "promise", readyInMinutes: 35 },
          at: at + 1,
          hasWaited: true,
        },
      },
      {
        id: "notice-of-format-0",
        notice: { id: "notice-of-format-0", text: "While you were offline, order 7 was cancelled.", at },
      },
    ],
    orders: (at: number) => ({ id: "a query", page: { orders: [], next: null, counts: {} }, at }),
  },
  "format 1": {
    steps: (orderId: string, at: number): KeptRow[] => [
      {
        id: "ready-of-format-1-aaaaa",
        format: 1,
        step: {
          id: "ready-of-format-1-aaaaa",
          orderId,
          number: 1,
          label: "Mark ready",
          change: { kind: "status", expected: "preparing", status: "ready" },
          at,
          hasWaited: true,
        },
      },
    ],
    orders: (at: number) => ({
      id: "a query",
      format: 1,
      answer: { orders: [], next: null, counts: {} },
      at,
    }),
  },
  "format 2": {
    steps: (orderId: string, at: number): KeptRow[] => [
      {
        id: "ready-of-format-2-aaaaa",
        format: 2,
        step: {
          id: "ready-of-format-2-aaaaa",
          orderId,
          number: 1,
          label: "Mark ready",
          change: { kind: "status", expected: "preparing", status: "ready" },
          at,
          hasWaited: true,
        },
      },
      {
        id: "mark-of-format-2-aaaaaa",
        format: 2,
        step: {
          id: "mark-of-format-2-aaaaaa",
          label: "Zobo: sold out",
          mark: { restaurantId: "order1", groupId: "", itemId: "zobo", name: "Zobo", soldOut: true },
          at: at + 1,
          hasWaited: true,
        },
      },
    ],
    orders: (at: number) => ({
      id: "a query",
      format: 2,
      answer: { orders: [], next: null, counts: {} },
      at,
    }),
  },
} satisfies Record<string, KeptRows>;
