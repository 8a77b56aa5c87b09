import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { cartKey } from "@/components/storefront/ordering/cart-keys";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { callRoute } from "@/tests/support/api/call";
import { answersRead, madeCalls } from "@/tests/support/component/api";
import { fill } from "@/tests/support/component/screen";
import {
  cart,
  cartLine,
  dishes,
  expectCount,
  openOrderPage,
  search,
  setUpOrderPages,
} from "@/tests/support/component/storefront";
import { aDish } from "@/tests/support/restaurants/dish-table";

const { addDish, openCart, token, user } = setUpOrderPages();

let id: string;

/** Observers of what comes near; the test decides when. */
const observers = new Set<{ callback: IntersectionObserverCallback; seen: Set<Element> }>();
class TestObserver {
  readonly own: { callback: IntersectionObserverCallback; seen: Set<Element> };
  constructor(callback: IntersectionObserverCallback) {
    this.own = { callback, seen: new Set() };
    observers.add(this.own);
  }
  observe(element: Element) {
    this.own.seen.add(element);
  }
  disconnect() {
    observers.delete(this.own);
  }
}
function bringNear(element: Element) {
  const entry = { isIntersecting: true, target: element } as unknown as IntersectionObserverEntry;
  for (const { callback, seen } of [...observers])
    if ([...seen].some((one) => one === element || element.contains(one)))
      callback([entry], {} as IntersectionObserver);
}

beforeEach(async () => {
  Object.defineProperty(window, "IntersectionObserver", { configurable: true, value: TestObserver });
  const { body } = await callRoute("POST /menus", { token: token(), body: { name: "Long Table" } });
  id = body.restaurant.id;
  const target = { token: token(), params: { id } };
  const { menu } = (await callRoute("GET /menus/{id}", target)).body;
  const restaurant = { ...menu.content.restaurant, ...demoTerms, slug: "long", isOpen: true };
  const content = {
    restaurant,
    categories: ["Soups", "Mains", "Sweets"].map((label) => ({ id: label.toLowerCase(), label })),
    dishes: [
      ...Array.from({ length: 50 }, (_, n) => aDish(`soup-${n}`, "soups", { name: `Soup ${n}` })),
      ...Array.from({ length: 70 }, (_, n) => aDish(`main-${n}`, "mains", { name: `Main ${n}` })),
      ...Array.from({ length: 40 }, (_, n) => aDish(`sweet-${n}`, "sweets", { name: `Sweet ${n}` })),
    ],
    optionGroups: [],
  };
  await callRoute("PUT /menus/{id}", { ...target, body: content });
  await callRoute("POST /menus/{id}/publish", target);
});
afterEach(() => {
  observers.clear();
  Reflect.deleteProperty(window, "IntersectionObserver");
});

const readsOfMenu = () => madeCalls.filter(({ path }) => path.startsWith("/ordering/menus/")).length;
const section = (name: string) => screen.getByRole("region", { name });

test("a large menu shows its first dishes, and loads the others once they come near", async () => {
  await openOrderPage("/order/long");
  expect(dishes()).toHaveLength(60);
  const more = screen.getByRole("link", { name: "Show 40 more dishes of Sweets" });
  expect(more).toHaveAttribute("href", "?rest=sweets&noscript=1");
  await waitFor(() => expect([...observers].some(({ seen }) => seen.has(more))).toBe(true));
  expect(readsOfMenu()).toBe(0);
  bringNear(more);
  await waitFor(() => expect(screen.queryByRole("link", { name: /more dishes/ })).toBeNull());
  expect(within(section("Mains")).getAllByRole("article")).toHaveLength(70);
  expect(readsOfMenu()).toBe(1);
  expect(screen.getByText("160 dishes")).toHaveAttribute("role", "status");
  const sweets = section("Sweets");
  expect(within(sweets).queryAllByRole("article")).toHaveLength(0);
  await waitFor(() =>
    expect([...observers].some(({ seen }) => [...seen].some((one) => sweets.contains(one)))).toBe(true),
  );
  bringNear(sweets);
  await waitFor(() => expect(within(sweets).getAllByRole("article")).toHaveLength(40));
});

test("the rest is read once if it comes near after a click on the page", async () => {
  await openOrderPage("/order/long");
  await user().click(document.body);
  const more = screen.getByRole("link", { name: "Show 40 more dishes of Sweets" });
  await waitFor(() => expect([...observers].some(({ seen }) => seen.has(more))).toBe(true));
  bringNear(more);
  await waitFor(() => expect(screen.queryByRole("link", { name: /more dishes/ })).toBeNull());
  await answersRead();
  expect(readsOfMenu()).toBe(1);
});

test("a search waits for the whole menu instead of finding nothing", async () => {
  await openOrderPage("/order/long");
  fill(search(), "Sweet 39");
  expect(screen.queryByText(/^No dish matches/)).toBeNull();
  const sweets = await waitFor(() => section("Sweets"));
  await waitFor(() => bringNear(sweets));
  await waitFor(() => expect(dishes()).toHaveLength(1));
  fill(search(), "Sweet 99");
  expect(await screen.findByText("No dish matches “Sweet 99”")).toBeVisible();
});

test("a stored cart keeps its dishes of the rest, and a dish is added to it", async () => {
  localStorage.setItem(cartKey(id), JSON.stringify({ lines: [{ id: "sweet-39", quantity: 2 }] }));
  await openOrderPage("/order/long");
  await addDish("Soup 0");
  await expectCount(3);
  await openCart();
  await waitFor(() => expect(cartLine("Sweet 39")).toBeVisible());
  expect(cartLine("Soup 0")).toBeVisible();
  expect(within(cart()).queryByText(/no longer/)).toBeNull();
  await user().keyboard("{Escape}");
});
