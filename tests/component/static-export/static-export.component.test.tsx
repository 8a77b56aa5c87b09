import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { setUpPortal } from "@/tests/support/component/portal";
import { setUpBucket } from "@/tests/support/storage/bucket-server";

const { openTab } = setUpPortal();
const { bucket, use } = setUpBucket();

const address = (siteAddress: string) =>
  db.configuration.update({ where: { id: 1 }, data: { siteAddress }, select: { id: true } });

async function openCard() {
  const user = await openTab("backups");
  const card = within(await screen.findByRole("region", { name: "The site as plain files" }));
  await card.findByRole("link", { name: "Download as ZIP" });
  return { user, card };
}

test("without a bucket the site can be downloaded, and the card says what the files lack", async () => {
  const { card } = await openCard();
  expect(card.getByRole("link", { name: "Download as ZIP" }).getAttribute("href")).toMatch(
    /\/api\/static-export\/files$/,
  );
  expect(card.getByText("Visitors of the files can’t reach you")).toBeTruthy();
  expect(card.queryByRole("switch")).toBeNull();
  expect(card.getByText(/SITE_BUCKET/)).toBeTruthy();
});

describe("with a bucket", () => {
  beforeEach(() => void use({ SITE_BUCKET: bucket.name }));

  test("the owner has the files stored after each change", async () => {
    await address("https://shop.example");
    const { user, card } = await openCard();
    expect(card.getByRole("status").textContent).toBe("Nothing stored yet");
    await user.click(card.getByRole("switch", { name: /after each change/ }));
    expect(await card.findByText("Being stored…")).toBeTruthy();
    expect(card.getByRole("switch").getAttribute("aria-checked")).toBe("true");
    expect(await db.staticExport.findUnique({ where: { id: 1 }, select: { isOn: true } })).toEqual({
      isOn: true,
    });
    expect(await db.job.count({ where: { kind: "push-static-export" } })).toBe(1);
  });

  test("without the site’s address nothing is switched on, and the reason is shown", async () => {
    const { user, card } = await openCard();
    expect(card.getByText("The site’s address is missing")).toBeTruthy();
    await user.click(card.getByRole("switch", { name: /after each change/ }));
    expect(await screen.findByText(/Enter the site’s address in the settings first/)).toBeTruthy();
    expect(card.getByRole("switch").getAttribute("aria-checked")).toBe("false");
  });

  test("a failed export says which page failed", async () => {
    const failure = "/about could not be exported: the site answered with status 500.";
    await db.staticExport.create({ data: { isOn: true, failure, failedAt: new Date() } });
    const { card } = await openCard();
    expect(card.getByRole("alert").textContent).toContain(failure);
  });
});
