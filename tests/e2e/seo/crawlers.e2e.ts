import { expect, test } from "@/tests/support/browser/browser";

/** Returns whether rules of robots.txt allow a path: the longest matching rule applies (RFC 9309, section 2.2.2). */
function isAllowed(rules: string, path: string): boolean {
  const matching = [...rules.matchAll(/^(Allow|Disallow): (.+)$/gm)]
    .map(([, kind, rule = ""]) => ({ kind, rule }))
    .filter(({ rule }) => (rule.endsWith("$") ? `${path}$` === rule : path.startsWith(rule)))
    .sort((a, b) => b.rule.length - a.rule.length);
  return matching[0]?.kind !== "Disallow";
}

test("robots.txt lets crawlers fetch everything that public pages load", async ({
  page,
  configuredApp: { origin },
}) => {
  const rules = await (await page.request.get(`${origin}/robots.txt`)).text();
  expect(isAllowed(rules, "/api/users")).toBe(false);
  expect(isAllowed(rules, "/api/pictures/files/a/b/whole.webp")).toBe(true);

  const loaded: string[] = [];
  page.on("request", (sent) => {
    const { origin: from, pathname } = new URL(sent.url());
    if (sent.method() === "GET" && from === origin) loaded.push(pathname);
  });
  for (const path of ["/", "/welcome", "/order1", "/order2"]) {
    await page.goto(origin + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(loaded).toContainEqual(expect.stringMatching(/^\/api\/site\//));
  expect(loaded.filter((path) => !isAllowed(rules, path))).toEqual([]);
});
