import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { packRestaurant } from "@/lib/restaurants/published/packed-restaurant";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { headingId } from "../menu/categories";
import { CallUs } from "./call-us";
import { StaticMenu } from "./static-menu";

const { order1 } = sampleRestaurants;
const nothing = { places: [], phones: [], email: "", openingHours: [] };
const phone = { label: "", number: "+49 30 12345678", href: "tel:+493012345678" };
const place = { label: "", lines: ["Main Street 1", "Berlin"], mapUrl: "https://maps.example/1" };
const words = { terms: "Prices include tax.", neighbour: null, projectName: "Corner Bakery" };

test("the whole menu can be read, and nothing on it needs a script", () => {
  const html = renderToStaticMarkup(
    <StaticMenu {...words} restaurant={packRestaurant(order1)} reach={{ ...nothing, phones: [phone] }} />,
  );
  for (const { name } of order1.dishes) expect(html).toContain(`>${name}</h3>`);
  for (const { id } of order1.categories) {
    expect(html).toContain(`href="#${headingId(id)}"`);
    expect(html).toContain(`<h2 id="${headingId(id)}"`);
  }
  expect(html).not.toMatch(/<(?:button|form|input|script|noscript)\b/);
});

test("dishes that few are left of are shown as any other day", () => {
  const [dish, ...others] = order1.dishes;
  if (!dish) throw new Error("The sample has no dish");
  const restaurant = { ...order1, dishes: [{ ...dish, left: 2 }, ...others] };
  const html = renderToStaticMarkup(
    <StaticMenu {...words} restaurant={packRestaurant(restaurant)} reach={nothing} />,
  );
  expect(html).not.toMatch(/\bleft\b<|Sold out/);
});

test.each([
  [{ ...nothing, phones: [phone], email: "a@b.example" }, "To order, please call us."],
  [{ ...nothing, email: "a@b.example" }, "To order, please write to us."],
  [{ ...nothing, places: [place] }, "To order, please come by."],
  [nothing, "To order, please ask us in person."],
])("the sentence names a way that there is", (contact, sentence) => {
  expect(renderToStaticMarkup(<CallUs deed="order" contact={contact} />)).toContain(sentence);
});

test("phone number, email address and hours are all named", () => {
  const html = renderToStaticMarkup(
    <CallUs
      deed="write"
      contact={{ ...nothing, phones: [phone], email: "a@b.example", openingHours: ["Monday 9:00–17:00"] }}
    />,
  );
  for (const part of ['href="tel:+493012345678"', 'href="mailto:a@b.example"', "Monday 9:00–17:00"])
    expect(html).toContain(part);
});
