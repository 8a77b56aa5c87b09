import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { TabCountsDot, TabCountsProvider } from "./tab-counts";

const dotFor = (counts: Record<string, number>) =>
  renderToStaticMarkup(
    <TabCountsProvider counts={counts}>
      <TabCountsDot />
    </TabCountsProvider>,
  );

test("the button of a menu has a dot while its links have new entries, and says their number", () => {
  expect(dotFor({ inbox: 3 })).toMatch(/aria-hidden="true".*, 3 new/);
  expect(dotFor({ inbox: 0 })).toBe("");
});
