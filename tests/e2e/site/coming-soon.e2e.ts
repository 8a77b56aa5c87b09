import { administratorApi, expect, test } from "@/tests/support/browser/browser";

const noRedirects = { maxRedirects: 0 };

test("guests of a site that is coming soon see its announcement, and the site after it is public", async ({
  request,
  playwright,
  siteApp: { origin },
}) => {
  const call = await administratorApi(request, origin);
  const decide = (visibility: string, text?: string) =>
    call("PUT", "/settings/visibility", { visibility, text });
  const guest = await playwright.request.newContext();
  const statusOf = async (path: string) => (await guest.get(origin + path, noRedirects)).status();
  // Kept by the page cache.
  for (const path of ["/", "/order1", "/order"]) expect([path, await statusOf(path)]).toEqual([path, 200]);

  const { previewPath } = await decide("comingSoon", "We open <in> May.");
  for (const path of ["/", "/welcome", "/order1", "/order", "/order/anything", "/about"]) {
    const answer = await guest.get(origin + path, noRedirects);
    expect([path, answer.status(), answer.headers()["retry-after"]]).toEqual([path, 503, "86400"]);
    expect(await answer.text()).toContain("We open &lt;in&gt; May.");
  }
  expect(await (await guest.get(`${origin}/?returnUrl=/admin`)).text()).toContain(
    "/login?returnUrl=%2Fadmin",
  );
  for (const path of ["/login", "/Home"]) expect([path, await statusOf(path)]).toEqual([path, 200]);

  const wrong = await guest.get(`${origin}/site-preview/${"a".repeat(22)}`, noRedirects);
  expect([wrong.status(), wrong.headers()["set-cookie"]]).toEqual([307, undefined]);
  expect(await statusOf("/order1")).toBe(503);
  const friend = await playwright.request.newContext();
  const shown = await friend.get(origin + previewPath);
  expect([shown.status(), shown.url()]).toEqual([200, `${origin}/`]);
  expect(await shown.text()).not.toContain("We open");
  expect((await friend.get(`${origin}/order1`)).status()).toBe(200);
  // The friend's page is not kept for others.
  expect(await statusOf("/order1")).toBe(503);

  await decide("public");
  for (const path of ["/", "/order1"]) expect([path, await statusOf(path)]).toEqual([path, 200]);
  await guest.dispose();
  await friend.dispose();
});
