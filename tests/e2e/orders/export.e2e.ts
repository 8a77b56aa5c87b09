import { readFile } from "node:fs/promises";
import { expect, openOrders, ordersTest as test } from "@/tests/support/orders/orders-page";

test("the list is exported to a spreadsheet", async ({ page, origin, sendOrder }) => {
  await sendOrder({ name: "Gil Guest" });
  await openOrders(page, origin);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^orders-.*\.csv$/);
  expect(await readFile(await download.path(), "utf8")).toContain('"Gil Guest"');
});
