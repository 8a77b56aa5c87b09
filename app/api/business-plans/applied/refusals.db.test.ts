import { beforeEach, expect, test } from "@jest/globals";
import { signToken, type TokenClaims, verifyToken } from "@/lib/accounts/session-token";
import { currentDatabase } from "@/lib/platform/db/current";
import { type Answer, get, post, send } from "@/tests/support/api/request";
import { acceptedPlan } from "@/tests/support/business-plan/accepted-plan";
import { applySections, description, siteSnapshot } from "@/tests/support/business-plan/business-plan";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance, resetInstance } from "@/tests/support/setup/instance";
import * as undo from "./[id]/undo/route";
import * as applied from "./route";

setUpTestDatabase();

let token: string;
let params: { id: string };
let before: Awaited<ReturnType<typeof siteSnapshot>>;

const versions = { landing: 1, home: 0, welcome: 0 };
const { hero, ...rest } = acceptedPlan();
const valid = { description, sections: rest, versions };

beforeEach(async () => {
  token = await configuredInstance();
  const answer = await applySections(token, { hero });
  params = { id: answer.body.applied.id };
  before = await siteSnapshot();
});

async function expectRefused(answer: Answer, status: number) {
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ success: false, error: expect.stringMatching(/\S/) });
  expect(answer.body).not.toHaveProperty("applied");
  expect(await siteSnapshot()).toEqual(before);
}

type Sent = Parameters<typeof post>[1];
const calls: [string, (sent: Sent) => Promise<Answer>][] = [
  ["applying", (sent) => post(applied.POST, { body: valid, ...sent })],
  ["undoing", (sent) => post(undo.POST, { body: {}, params, ...sent })],
];

test.each(calls)("%s without a session, or with a dead one", async (_, call) => {
  await expectRefused(await call({}), 401);
  await expectRefused(await call({ token: "x.y.z" }), 401);
  const claims = (await verifyToken(token)) as TokenClaims;
  const visitor = { ...claims, role: "visitor" } as unknown as TokenClaims;
  await expectRefused(await call({ token: await signToken(visitor) }), 401);
  await runStatement(`DELETE FROM "Session"`, currentDatabase().target);
  await expectRefused(await call({ token }), 401);
});

test.each(calls)("%s by a cookie from another site's page", async (_, call) => {
  const cookie = `auth_token=${token}`;
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
  ];
  for (const headers of foreign) await expectRefused(await call({ cookie, headers }), 403);
  expect((await call({ cookie })).status).toBe(200);
});

test.each(calls)("%s while the instance is not set up", async (_, call) => {
  await resetInstance(token);
  await expectRefused(await call({ token }), 409);
});

test.each(calls)("%s with a body that is none", async (_, call) => {
  for (const body of ["", "{", "<html>", '{"__proto__":{}}'])
    await expectRefused(await call({ token, body }), 400);
  for (const body of ["[]", "null", "1", '"text"', '{"isAdmin":true}']) {
    await expectRefused(await call({ token, body }), 422);
  }
  const headers = { "content-type": "text/plain" };
  await expectRefused(await call({ token, headers }), 415);
  await expectRefused(await call({ token, body: " ".repeat(2_000_001) }), 413);
});

const apply = (body: object) => post(applied.POST, { token, body });

test("sections that are missing, unknown or unfinished are named", async () => {
  const { stats, plans, testimonials, home } = acceptedPlan();
  const wrong: [object, string][] = [
    [{}, "sections"],
    [{ prices: plans }, "sections.prices"],
    [{ hero: { ...hero, title: " " } }, "sections.hero.title"],
    [{ hero: { ...hero, style: "x" } }, "sections.hero.style"],
    [{ hero: null }, "sections.hero"],
    [{ identity: { companyName: "", tagline: "" } }, "sections.identity.companyName"],
    [{ features: [] }, "sections.features"],
    [{ features: Array(25).fill(rest.features[0]) }, "sections.features"],
    [{ stats: [...stats, { value: "", label: "Kinds of cake" }] }, "sections.stats.1.value"],
    [{ plans: [{ ...plans[0], price: "" }] }, "sections.plans.0.price"],
    [{ testimonials: [{ ...testimonials[0], content: "" }] }, "sections.testimonials.0.content"],
    [{ testimonials: [{ ...testimonials[0], name: "\t" }] }, "sections.testimonials.0.name"],
    [
      { testimonials: [{ ...testimonials[0], avatar: "javascript:alert(1)" }] },
      "sections.testimonials.0.avatar",
    ],
    [{ accent: "red;} body{display:none" }, "sections.accent"],
    [{ home: { ...home, title: "x".repeat(61) } }, "sections.home.title"],
    [{ welcome: { ...home, description: "" } }, "sections.welcome.description"],
    [{ home: { ...home, robots: "noindex" } }, "sections.home.robots"],
    [{ home: { ...home, structuredData: ["{"] } }, "sections.home.structuredData.0"],
    [
      { home: { ...home, structuredData: [home.structuredData[0], { name: "No type" }] } },
      "sections.home.structuredData.1",
    ],
    [{ home: { ...home, structuredData: undefined } }, "sections.home.structuredData"],
  ];
  for (const [part, field] of wrong) {
    const isEmpty = Object.keys(part).length === 0;
    const answer = await apply({ ...valid, sections: isEmpty ? {} : { ...rest, ...part } });
    await expectRefused(answer, 422);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  }
});

test("a description or versions that are none are named", async () => {
  const wrong: [object, string[]][] = [
    [{ description: " " }, ["description"]],
    [{ description: "x".repeat(10_001) }, ["description"]],
    [{ versions: undefined }, ["versions"]],
    [{ versions: { landing: 1 } }, ["versions.home", "versions.welcome"]],
    [{ versions: { ...versions, landing: -1 } }, ["versions.landing"]],
    [{ versions: { ...versions, home: "0" } }, ["versions.home"]],
    [{ versions: { ...versions, welcome: 0.5 } }, ["versions.welcome"]],
    [{ versions: { ...versions, about: 0 } }, ["versions.about"]],
    [{ author: "owner@example.com" }, ["author"]],
  ];
  for (const [part, fields] of wrong) {
    const answer = await apply({ ...valid, ...part });
    await expectRefused(answer, 422);
    expect(Object.keys(answer.body.fields)).toEqual(fields);
  }
});

test("undoing an unknown plan, or forcing an unknown section", async () => {
  const unknown = ["x", "A".repeat(22), `${params.id} `, '\'; DROP TABLE "Order"', "constructor"];
  for (const id of unknown)
    await expectRefused(await post(undo.POST, { token, body: {}, params: { id } }), 404);
  for (const id of ["x".repeat(101), "a\0b", "\ud800"]) {
    await expectRefused(await post(undo.POST, { token, body: {}, params: { id } }), 422);
  }
  for (const anyway of [true, null, "hero", ["footer"], [1], Array(11).fill("hero")]) {
    await expectRefused(await post(undo.POST, { token, body: { anyway }, params }), 422);
  }
});

test("a method that is not possible", async () => {
  const put = await send(applied.PUT, "PUT", { token, body: valid });
  await expectRefused(put, 405);
  expect(put.headers.get("allow")).toBe("POST, OPTIONS");
  const got = await get(undo.GET, { token, params });
  await expectRefused(got, 405);
  expect(got.headers.get("allow")).toBe("POST, OPTIONS");
});
