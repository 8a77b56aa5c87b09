import { administrator, expect, setUp, test } from "@/tests/support/browser/browser";

const noRedirects = { maxRedirects: 0 };

test("before set-up every page leads to the wizard", async ({ request, emptyApp: { origin } }) => {
  const expected: Record<string, string> = {
    "/": "/welcome",
    "/welcome": "/setup",
    "/login": "/setup",
    "/Home": "/setup",
    "/home": "/setup",
    "/order1": "/setup",
    "/order2": "/setup",
    "/admin": "/?returnUrl=%2Fadmin",
    "/anything/else": "/welcome",
  };
  for (const [path, location] of Object.entries(expected)) {
    const answer = await request.get(origin + path, noRedirects);
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 307, location]);
  }
  expect((await request.get(`${origin}/setup`, noRedirects)).status()).toBe(200);
});

test("after set-up the wizard is gone and unknown paths lead to the landing page", async ({
  request,
  configuredApp: { origin },
}) => {
  for (const path of ["/", "/welcome", "/login", "/Home", "/home", "/HOME"]) {
    expect([path, (await request.get(origin + path, noRedirects)).status()]).toEqual([path, 200]);
  }
  for (const [path, location] of [
    ["/setup", "/"],
    ["/anything", "/welcome"],
    ["/a/b/c.png", "/welcome"],
  ]) {
    const answer = await request.get(`${origin}${path}`, noRedirects);
    expect([answer.status(), answer.headers().location]).toEqual([307, location]);
  }
  const robots = await request.get(`${origin}/robots.txt`, noRedirects);
  expect([robots.status(), robots.headers()["content-type"]]).toEqual([200, "text/plain"]);
  const icon = await request.get(`${origin}/favicon.ico`, noRedirects);
  expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
  const missing = await request.get(`${origin}/api/anything`);
  expect([missing.status(), (await missing.json()).success]).toEqual([404, false]);
});

const protectedPaths = [
  "/admin",
  "/dashboard",
  "/portal/editor",
  "/portal/editor/preview",
  "/admin/seo",
  "/admin/templates",
];

test("a visitor sees nothing of the protected pages, in any form of request", async ({
  request,
  configuredApp: { origin },
}) => {
  const internal = "middleware:middleware:middleware:middleware:middleware";
  const disguises: { suffix?: string; method?: string; headers?: Record<string, string> }[] = [
    {},
    { method: "HEAD" },
    { suffix: ".rsc" },
    { suffix: "?_rsc=1", headers: { rsc: "1" } },
    { headers: { rsc: "1", "next-router-prefetch": "1" } },
    { headers: { "x-middleware-subrequest": internal } },
    { headers: { "x-middleware-subrequest": "src/middleware" } },
    { headers: { "x-matched-path": "/welcome", "x-invoke-path": "/welcome", "x-nextjs-data": "1" } },
    { headers: { cookie: "auth_token=x.y.z" } },
    { headers: { authorization: "Bearer x.y.z" } },
  ];
  for (const path of protectedPaths) {
    for (const { suffix = "", method = "GET", headers = {} } of disguises) {
      const answer = await request.fetch(origin + path + suffix, { method, headers, ...noRedirects });
      expect([path + suffix, answer.status()]).toEqual([path + suffix, 307]);
      expect(answer.headers().location).toMatch(/^\/(\?returnUrl=|welcome$)/);
      expect(await answer.text()).not.toContain("being built");
    }
    for (const disguised of [
      `/%61${path.slice(2)}`,
      path.toUpperCase(),
      `/.${path}`,
      `${path}%00`,
      `${path}%2f`,
    ]) {
      const answer = await request.get(origin + disguised, noRedirects);
      expect([disguised, answer.status() >= 300]).toEqual([disguised, true]);
      expect(await answer.text()).not.toContain("being built");
    }
  }
});

test("the return address after signing in has the page and its query", async ({
  request,
  configuredApp: { origin },
}) => {
  const answer = await request.get(`${origin}/admin/seo?page=home`, noRedirects);
  expect(answer.headers().location).toBe(`/?returnUrl=${encodeURIComponent("/admin/seo?page=home")}`);
});

test("next-auth signs in and out with the same cookie and session", async ({ request, emptyApp }) => {
  const { origin } = emptyApp;
  await setUp(request, emptyApp);
  const { csrfToken } = await (await request.get(`${origin}/api/auth/csrf`)).json();
  await request.post(`${origin}/api/auth/callback/credentials`, {
    form: { csrfToken, json: "true", ...administrator },
  });
  const { user } = await (await request.get(`${origin}/api/auth/session`)).json();
  expect(user).toMatchObject({ email: administrator.email, role: "admin" });
  expect((await request.get(`${origin}/api/auth/verify`)).status()).toBe(200);
  expect((await request.get(`${origin}/admin`, noRedirects)).status()).toBe(200);
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === "auth_token")?.value ?? "";
  await request.post(`${origin}/api/auth/signout`, { form: { csrfToken, json: "true" } });
  const late = await request.get(`${origin}/api/auth/verify`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(late.status()).toBe(401);
});

test("a page contains no password, no hash and no connection", async ({ request, emptyApp }) => {
  const { origin } = emptyApp;
  await setUp(request, emptyApp);
  const answer = await request.post(`${origin}/api/auth/login`, { data: administrator });
  const { token } = await answer.json();
  for (const path of [
    "/",
    "/welcome",
    "/Home",
    "/login",
    ...protectedPaths,
    "/api/config/check",
    "/api/auth/me",
  ]) {
    for (const headers of [{}, { rsc: "1" }] as Record<string, string>[]) {
      const page = await request.get(origin + path, {
        headers: { ...headers, authorization: `Bearer ${token}` },
      });
      expect(await page.text()).not.toMatch(/\$argon2|passwordHash|postgres(ql)?:\/\/|correct horse/);
    }
  }
  expect(emptyApp.output()).not.toMatch(/\$argon2|passwordHash|correct horse|eyJ/);
});
