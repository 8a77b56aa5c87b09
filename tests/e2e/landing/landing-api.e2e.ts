import { administrator, expect, setUp, test } from "@/tests/support/browser/browser";
import { sampleLanding } from "@/tests/support/landing/landing";

const both = ["/api/landing/config", "/landing/config"];

test("the landing API has the same answers with and without the base", async ({
  request,
  configuredApp: { origin },
}) => {
  for (const path of both) {
    const answer = await request.get(origin + path);
    expect(answer.status()).toBe(200);
    expect(await answer.json()).toMatchObject({ success: true, version: 0 });
    expect(answer.headers()).toMatchObject({ etag: '"0"', "cache-control": "no-cache" });
    expect(answer.headers()["content-type"]).toContain("application/json");

    const known = await request.get(origin + path, { headers: { "if-none-match": '"0"' } });
    expect([known.status(), await known.text(), known.headers().etag]).toEqual([304, "", '"0"']);
    const head = await request.head(origin + path);
    expect([head.status(), await head.text(), head.headers().etag]).toEqual([200, "", '"0"']);
    const put = await request.put(origin + path, { data: sampleLanding() });
    expect([put.status(), put.headers().allow]).toEqual([405, "GET, POST, HEAD, OPTIONS"]);
    expect((await request.post(origin + path, { data: sampleLanding() })).status()).toBe(401);
  }
  for (const path of ["/landing/versions", "/landing/versions/1"]) {
    expect((await request.get(origin + path)).status()).toBe(401);
  }
  expect((await request.post(`${origin}/landing/versions/1/restore`)).status()).toBe(401);
});

test("an unknown address below /landing and /templates is not found", async ({
  request,
  configuredApp: { origin },
}) => {
  for (const path of ["/landing/none", "/landing/config/none", "/templates/none", "/templates/none/1"]) {
    const answer = await request.get(origin + path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.json()).toEqual({ success: false, error: "There is nothing at this address." });
  }
});

test("a save is visible to the next visitor", async ({ request, page, emptyApp: app }) => {
  const { origin } = app;
  await setUp(request, app);
  await page.goto(`${origin}/welcome`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome");
  const { token } = await (await request.post(`${origin}/api/auth/login`, { data: administrator })).json();
  const headers = { authorization: `Bearer ${token}` };

  const tooLarge = await request.post(`${origin}${both[1]}`, { headers, data: "x".repeat(10_000_000) });
  expect(tooLarge.status()).toBe(413);
  for (const [index, path] of both.entries()) {
    const title = `<b>Fresh</b> & warm, ${index}`;
    const saved = await request.post(origin + path, { headers, data: sampleLanding(title) });
    expect([saved.status(), saved.headers().etag]).toEqual([200, `"${index + 1}"`]);
    for (const shown of ["/welcome", "/"]) {
      await page.goto(origin + shown);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    }
  }
  await request.post(`${origin}/landing/versions/1/restore`, { headers });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("<b>Fresh</b> & warm, 1");
  await request.post(`${origin}/landing/publish`, { headers });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("<b>Fresh</b> & warm, 0");
});

test("the payment call has the same answers with and without the base", async ({
  request,
  configuredApp: { origin },
}) => {
  for (const path of ["/api/create-payment-intent", "/create-payment-intent"]) {
    const refused = await request.post(origin + path, { data: {} });
    expect([path, refused.status()]).toEqual([path, 422]);
    expect(await refused.json()).toMatchObject({ success: false, error: expect.any(String) });
    expect((await request.get(origin + path)).status()).toBe(405);
  }
});
