import { expect, test } from "@jest/globals";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Bar } from "./bar";
import { BarRows } from "./bar-rows";
import { DayBars } from "./day-bars";
import { Sparkline } from "./sparkline";

const html = (element: ReactElement) => renderToStaticMarkup(element);

const days = (...values: number[]) =>
  values.map((value, index) => ({
    day: new Date(Date.UTC(2026, 1, 27 + index)).toISOString().slice(0, 10),
    value,
  }));

const dayBars = (...values: number[]) =>
  html(
    <DayBars
      title="Visits by day"
      unit="visit"
      days={days(...values)}
      timeZone="UTC"
      empty={<p>Nothing</p>}
    />,
  );

test("bars by day have a summary and a table", () => {
  const shown = dayBars(0, 1_234_567, 3);
  expect(shown).toContain(
    'role="img" aria-label="Visits by day. 1,234,570 visits in 3 days, most on Feb 28 (1,234,567)."',
  );
  expect(shown).toMatch(/<th scope="row"[^>]*>Mar 1<\/th>/);
  expect(shown).toContain(">1.5M<");
  expect(shown.match(/<rect /g)).toHaveLength(3);
});

test("without data the empty state replaces the bars, and a single bar has the full height", () => {
  expect(dayBars(0, 0)).toContain("<p>Nothing</p>");
  expect(dayBars(0, 0)).not.toContain("<svg");
  expect(dayBars()).toContain("No visits in 0 days.");
  const one = dayBars(1);
  expect(one).toContain("1 visit in one day");
  expect(one).toContain('height="160"');
});

test.each([[[]], [[5]], [[0, 0, 0]], [[0, 1_234_567, 3]]])("a line through %j can be drawn", (values) => {
  expect(html(<Sparkline values={values} origin="live" />)).not.toMatch(/NaN|Infinity|undefined/);
});

test("sample figures are hatched or dashed, live ones are not", () => {
  const live = html(<Bar value={1} max={2} origin="live" />) + html(<Sparkline values={[1]} origin="live" />);
  const sample =
    html(<Bar value={1} max={2} origin="sample" />) + html(<Sparkline values={[1]} origin="sample" />);
  expect(live).not.toMatch(/pattern|dasharray/);
  expect(sample).toMatch(/<pattern[\s\S]*stroke-dasharray/);
});

test.each([
  [0, 0, "0%"],
  [0, 5, "0%"],
  [1, 1_000_000, "1.5%"],
  [5, 5, "100%"],
  [7, 5, "100%"],
])("a bar of %d of %d is %s long", (value, max, width) => {
  expect(html(<Bar value={value} max={max} origin="live" />)).toContain(`<rect width="${width}"`);
});

test("a row may have a very long label or no value", () => {
  const rows = [
    { label: "x".repeat(200), value: 3 },
    { label: "Tea", value: 0 },
  ];
  const shown = html(<BarRows title="Dishes" origin="sample" unit="portion" head="Dish" rows={rows} />);
  expect(shown).toContain(`3 portions, all of ${"x".repeat(200)}.`);
});
