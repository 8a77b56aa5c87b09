import { expect, test } from "@jest/globals";
import { toScriptJson } from "@/lib/platform/html/json-ld";
import { islandPlace } from "./island";

const data = (value: unknown) =>
  `<script id="island-data" type="application/json">${toScriptJson(value)}</script>`;

test("an island begins with its markup and ends with its data", () => {
  const island = `<div id="island"><div>1</div></div>${data({ text: '</script><div id="island">' })}`;
  const html = `<p>before</p>${island}<script>1</script><div>after</div>`;
  const [start, end] = islandPlace(html) ?? [];
  expect(html.slice(start, end)).toBe(island);
});

test.each([
  "<p>none</p>",
  '<div id="island">1</div>',
  `${data(1)}<div id="island">1</div>`,
  '<div id="island">1</div><script id="island-data" type="application/json">1',
])("%s has none", (html) => {
  expect(islandPlace(html)).toBeNull();
});
