import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, jest, test } from "@jest/globals";

type Event = Record<string, unknown>;
const listeners: Record<string, (event: Event) => void> = {};
const page = (url: string) => ({ url, focus: jest.fn(async () => undefined) });
let pages: ReturnType<typeof page>[] = [];
const showNotification = jest.fn(async (..._: unknown[]) => undefined);
const openWindow = jest.fn(async (_: string) => null);

beforeEach(() => {
  pages = [];
  jest.clearAllMocks();
  const self = {
    location: { origin: "https://shop.example" },
    addEventListener: (name: string, listener: (event: Event) => void) => {
      listeners[name] = listener;
    },
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
  };
  runInNewContext(readFileSync("public/push-worker.js", "utf8"), { self, URL });
});

async function dispatch(name: string, event: Event) {
  const waits: unknown[] = [];
  listeners[name]?.({ ...event, waitUntil: (promise: unknown) => waits.push(promise) });
  await Promise.all(waits);
}

const close = jest.fn();
const press = (path: string) => dispatch("notificationclick", { notification: { close, data: { path } } });

test("a notification is shown; a later one with its tag replaces it, with a sound", async () => {
  const message = { title: "New order 12", body: "Baobab", tag: "order-12", path: "/admin?tab=orders" };
  await dispatch("push", { data: { json: () => message } });
  expect(showNotification).toHaveBeenCalledWith("New order 12", {
    body: "Baobab",
    tag: "order-12",
    renotify: true,
    data: { path: "/admin?tab=orders" },
  });
});

test("a press focuses the page that is open already, also with further parameters", async () => {
  const [other, orders] = [
    page("https://shop.example/admin?tab=seo"),
    page("https://shop.example/admin?tab=orders&view=kitchen"),
  ];
  pages = [other, orders];
  await press("/admin?tab=orders");
  expect(close).toHaveBeenCalled();
  expect(orders.focus).toHaveBeenCalled();
  expect(other.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test("otherwise a press opens the page on this site", async () => {
  pages = [page("https://shop.example/orders/other")];
  await press("/orders/abc");
  expect(openWindow).toHaveBeenCalledWith("https://shop.example/orders/abc");
});
