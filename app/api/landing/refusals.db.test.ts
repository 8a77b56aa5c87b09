import { beforeEach, expect, test } from "@jest/globals";
import { signToken, type TokenClaims, verifyToken } from "@/lib/accounts/session-token";
import { saveLanding } from "@/lib/landing/server";
import { currentDatabase } from "@/lib/platform/db/current";
import { type Answer, get, post, send } from "@/tests/support/api/request";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { administrator, configuredInstance, landingSnapshot } from "@/tests/support/setup/instance";
import * as config from "./config/route";
import * as restore from "./versions/[version]/restore/route";
import * as version from "./versions/[version]/route";
import * as versions from "./versions/route";

setUpTestDatabase();

let token: string;
let before: Awaited<ReturnType<typeof landingSnapshot>>;
const params = { version: "1" };

beforeEach(async () => {
  token = await configuredInstance();
  for (const title of ["First", "Second"]) await saveLanding(sampleLanding(title), administrator.email, null);
  before = await landingSnapshot();
});

async function expectRefused(answer: Answer, status: number) {
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ success: false, error: expect.stringMatching(/\S/) });
  expect(answer.headers.get("etag")).toBeNull();
  expect(await landingSnapshot()).toEqual(before);
}

type Sent = Parameters<typeof post>[1];
const behindTheAdmin: [string, (sent: Sent) => Promise<Answer>][] = [
  ["saving", (sent) => post(config.POST, { body: sampleLanding("Third"), ...sent })],
  ["restoring", (sent) => post(restore.POST, { params, ...sent })],
  ["the list of versions", (sent) => get(versions.GET, sent)],
  ["a version", (sent) => get(version.GET, { params, ...sent })],
];

test.each(behindTheAdmin)("%s without a session, or with a dead one", async (_, call) => {
  await expectRefused(await call({}), 401);
  await expectRefused(await call({ token: "x.y.z" }), 401);
  await runStatement(`DELETE FROM "Session"`, currentDatabase().target);
  await expectRefused(await call({ token }), 401);
});

test.each(behindTheAdmin)("%s with a visitor's token", async (_, call) => {
  const claims = (await verifyToken(token)) as TokenClaims;
  const visitor = { ...claims, role: "visitor" } as unknown as TokenClaims;
  await expectRefused(await call({ token: await signToken(visitor) }), 401);
});

test.each(behindTheAdmin.slice(0, 2))("%s by a cookie from another site's page", async (_, call) => {
  const cookie = `auth_token=${token}`;
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const headers of foreign) await expectRefused(await call({ cookie, headers }), 403);
  expect((await call({ cookie })).status).toBe(200);
});

const saving = (body: unknown, headers = {}) => post(config.POST, { token, body, headers });

test("a body that is no landing page", async () => {
  for (const body of ["", "{", "<html>", "undefined"]) await expectRefused(await saving(body), 400);
  for (const body of ["[]", "null", "1", '"text"', "{}"]) await expectRefused(await saving(body), 422);
  await expectRefused(await saving([sampleLanding()]), 422);
  await expectRefused(await saving({ config: sampleLanding() }), 422);
  await expectRefused(await saving(sampleLanding(), { "content-type": "text/plain" }), 415);
});

test("more than a megabyte", async () => {
  const body = JSON.stringify(sampleLanding("Third"));
  const megabyte = body + " ".repeat(1_000_000 - Buffer.byteLength(body));
  await expectRefused(await saving(`${megabyte} `), 413);
  await expectRefused(await saving(megabyte.padEnd(10_000_000, " ")), 413);
  await expectRefused(await saving(sampleLanding("x".repeat(10_000_000))), 413);
  expect((await saving(megabyte)).status).toBe(200);
});

test("empty fields, unknown ones and a hundred features are named", async () => {
  const sample = sampleLanding();
  const wrong: [object, Record<string, unknown>][] = [
    [{ hero: { ...sample.hero, title: "" } }, { "hero.title": "Title is required" }],
    [{ hero: { ...sample.hero, ctaText: " \n" } }, { "hero.ctaText": expect.any(String) }],
    [{ stats: [{ value: "1", label: "" }] }, { "stats.0.label": "Label is required" }],
    [
      { features: [{ icon: "🚀", title: "T", description: "" }] },
      { "features.0.description": expect.any(String) },
    ],
    [{ features: Array(100).fill(sample.features[0]) }, { features: "At most 24 entries" }],
    [{ isAdmin: true }, { isAdmin: "Unknown field" }],
    [{ hero: { ...sample.hero, style: "color:red" } }, { "hero.style": "Unknown field" }],
  ];
  for (const [part, fields] of wrong) {
    const answer = await saving({ ...sample, ...part });
    await expectRefused(answer, 422);
    expect(answer.body.fields).toEqual(fields);
  }
});

test("links that run a script or deceive", async () => {
  const { footer } = sampleLanding();
  const links = [
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
  ];
  for (const url of links) {
    const social = await saving({
      ...sampleLanding(),
      footer: { ...footer, social: { ...footer.social, github: url } },
    });
    await expectRefused(social, 422);
    expect(Object.keys(social.body.fields)).toEqual(["footer.social.github"]);
    const product = [{ label: "Free bread", url }];
    const column = { ...sampleLanding(), footer: { ...footer, links: { ...footer.links, product } } };
    await expectRefused(await saving(column), 422);
  }
});

test("keys that reach for the prototype, at any depth", async () => {
  for (const key of ["__proto__", "constructor", "prototype", "toString"]) {
    for (const place of ["{", '"hero":{', '"social":{', '"stats":[{']) {
      const body = JSON.stringify(sampleLanding()).replace(place, `${place}"${key}":{"isAdmin":true},`);
      await expectRefused(await saving(body), key === "__proto__" ? 400 : 422);
    }
  }
  expect({}).not.toHaveProperty("isAdmin");
});

test("a method that is not possible", async () => {
  for (const handler of [config.PUT, config.PATCH, config.DELETE]) {
    const answer = await send(handler, "PUT", { token, body: sampleLanding() });
    await expectRefused(answer, 405);
    expect(answer.headers.get("allow")).toBe("GET, POST, HEAD, OPTIONS");
  }
  for (const handler of [versions.POST, versions.DELETE, version.POST, version.DELETE]) {
    const answer = await send(handler, "POST", { token, params });
    await expectRefused(answer, 405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  }
  const answer = await get(restore.GET, { token, params });
  await expectRefused(answer, 405);
  expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
});
