import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { firstPart } from "@/lib/restaurants/published/first-part";
import { packRestaurant } from "@/lib/restaurants/published/packed-restaurant";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { OrderScreen } from "../order-screen";
import { headingId } from "./categories";

const { order1 } = sampleRestaurants;
const props = { terms: "", neighbour: null, soldOut: [], publishableKey: null, projectName: "Corner Bakery" };

/** Returns the document, and the addresses of its category links. */
function render(restaurant = order1, found?: Parameters<typeof OrderScreen>[0]["found"]) {
  const screen = <OrderScreen {...props} restaurant={packRestaurant(restaurant)} {...(found && { found })} />;
  const html = renderToStaticMarkup(screen);
  const [nav = ""] = /<nav aria-label="Categories".*?<\/nav>/.exec(html) ?? [];
  return { html, links: [...nav.matchAll(/href="([^"]*)"/g)].map(([, href]) => href) };
}

test("without JavaScript each category is a link to its heading, and no button makes a request", () => {
  const { html, links } = render();
  expect(links).toEqual(order1.categories.map(({ id }) => `#${headingId(id)}`));
  for (const { id } of order1.categories) expect(html).toContain(`<h2 id="${headingId(id)}"`);
  expect(html.match(/<button[^>]*type="submit"/g)).toHaveLength(1);
});

test("the results of a search link to their categories and to the whole menu", () => {
  const [dish] = order1.dishes;
  const found = { query: { text: "a", category: "all" }, count: 1 };
  const { links } = render({ ...order1, dishes: order1.dishes.slice(0, 1) }, found);
  expect(links).toEqual([order1.path, `#${headingId(dish?.category ?? "")}`]);
});

test("without JavaScript the categories that are not in the page of a large menu have addresses of their own", () => {
  const dishes = Array.from({ length: 40 }).flatMap((_, n) =>
    order1.dishes.map((dish) => ({ ...dish, id: `${dish.id}-${n}` })),
  );
  const part = firstPart({ ...order1, dishes });
  const { html, links } = render(part);
  const missing = new Map(part.rest);
  expect(missing.size).toBeGreaterThan(1);
  expect(links).toEqual(
    order1.categories.map(({ id }) => (missing.has(id) ? `?rest=${id}&amp;noscript=1` : `#${headingId(id)}`)),
  );
  for (const [id, count] of missing) {
    expect(html).toContain(`<h2 id="${headingId(id)}"`);
    expect(html).toContain(`Show ${count} more dishes`);
  }
  expect(html.match(/<article/g)).toHaveLength(60);
});
