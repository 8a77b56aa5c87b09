import { expect, test } from "@jest/globals";
import { UtensilsCrossed } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { NotThere } from "./not-there";

const linksFor = (count: number) => {
  const restaurants = Array.from({ length: count }, (_, index) => ({
    restaurantId: `r${index}`,
    path: `/order/r${index}`,
    restaurantName: `Place ${index}`,
  }));
  const html = renderToStaticMarkup(
    <NotThere icon={UtensilsCrossed} title="Gone" text="It has moved." restaurants={restaurants} />,
  );
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
};

test("a few restaurants are linked, of many the first and their list", () => {
  expect(linksFor(2)).toEqual(["/order/r0", "/order/r1"]);
  expect(linksFor(2000)).toHaveLength(13);
  expect(linksFor(2000).at(-1)).toBe("/order");
});
