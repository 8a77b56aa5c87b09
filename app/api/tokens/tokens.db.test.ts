import { beforeEach, describe, expect, test } from "@jest/globals";
import { GET as nextAuth } from "@/app/api/auth/[...nextauth]/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { GET as checkConfig } from "@/app/api/config/check/route";
import { POST as soldOut } from "@/app/api/ordering/sold-out/route";
import { POST as order, GET as orders } from "@/app/api/orders/route";
import { POST as saveSettings, GET as settings } from "@/app/api/settings/route";
import { makeApiToken } from "@/lib/accounts/tokens/api-token";
import { may, permissions, type Role, scopes } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { tokenWith } from "@/tests/support/accounts/api-tokens";
import { type DeclaredCall, declaredCalls, noSuchRow } from "@/tests/support/api/declared-calls";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { countRoundTrips } from "@/tests/support/database/round-trips";
import { administrator, configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { DELETE as revoke } from "./[id]/route";
import { GET as list, POST as make } from "./route";

setUpTestDatabase();

const till = { name: "Till", scopes: ["orders:read"], days: 30 };

let session: string;
let owner: string;

beforeEach(async () => {
  session = await configuredInstance();
  owner = (await db.user.findUniqueOrThrow({ where: { email: administrator.email } })).id;
});

const call = ({ method, handler }: DeclaredCall, token: string) =>
  send(handler, method === "GET" ? "HEAD" : method, { token, params: noSuchRow });

describe("making a token", () => {
  test("is returned once, and only its hash is stored", async () => {
    const { status, body } = await post(make, { token: session, body: till });
    expect(status).toBe(200);
    expect(body.token).toMatch(/^bpt_[\w-]{49}$/);
    expect(body.tokens).toEqual([
      {
        id: expect.any(String),
        name: "Till",
        prefix: body.token.slice(0, 8),
        scopes: ["orders:read"],
        lostScopes: [],
        owner: administrator.email,
        isOwn: true,
        createdAt: expect.any(String),
        expiresAt: expect.any(String),
        isExpired: false,
        lastUsedAt: null,
        address: "",
      },
    ]);
    expect(Date.parse(body.tokens[0].expiresAt) - Date.now()).toBeLessThanOrEqual(30 * 86_400_000);
    expect(JSON.stringify(await db.apiToken.findMany())).not.toContain(body.token.slice(8));
    expect(JSON.stringify((await get(list, { token: session })).body)).not.toContain(body.token);
  });

  test("requires a recent sign-in, a name, a scope and an expiry within a year", async () => {
    for (const wrong of [
      { name: " " },
      { scopes: [] },
      { days: 0 },
      { days: 366 },
      { scopes: ["users:write"] },
    ]) {
      const answer = await post(make, { token: session, body: { ...till, ...wrong } });
      expect([wrong, answer.status]).toEqual([wrong, 422]);
    }
    expect(
      (await post(make, { token: session, body: { name: "Till", scopes: ["orders:read"] } })).status,
    ).toBe(422);
    await db.session.updateMany({ data: { authenticatedAt: new Date(Date.now() - 301_000) } });
    expect((await post(make, { token: session, body: till })).body.needs).toBe("password");
    expect(await db.apiToken.count()).toBe(0);
  });

  test("grants no permission that its user lacks", async () => {
    const manager = await signedInAs("manager");
    expect((await post(make, { token: manager.token, body: till })).status).toBe(200);
    for (const role of ["editor", "kitchen", "viewer"] as const) {
      const { token } = await signedInAs(role);
      expect((await post(make, { token, body: till })).status).toBe(403);
    }
  });

  test("is limited to twenty, even with concurrent requests", async () => {
    await Promise.all(Array.from({ length: 18 }, () => tokenWith(owner, ["orders:read"])));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post(make, { token: session, body: till })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await db.apiToken.count()).toBe(20);
  });
});

describe("permissions of a token", () => {
  test("each scope opens the calls that name it, and no other call of all that there are", async () => {
    const calls = await declaredCalls();
    for (const scope of scopes) {
      expect(calls.some(({ handler }) => handler.rules?.permission === scope)).toBe(true);
      const token = await tokenWith(owner, [scope]);
      for (const one of calls) {
        const { access, permission, alsoNeeds = scope } = one.handler.rules ?? {};
        if (access === "public" || access === "visitor") continue;
        const { status } = await call(one, token);
        const isOpen = permission === scope && alsoNeeds === scope;
        expect([scope, one.name, status === 403]).toEqual([scope, one.name, !isOpen]);
        if (isOpen) expect([one.name, [401, 500].includes(status)]).toEqual([one.name, false]);
      }
    }
  });

  test("accounts, users, tokens and secrets are closed to a token that claims every permission", async () => {
    const token = await tokenWith(owner, permissions);
    const closed = (await declaredCalls()).filter(({ handler: { rules } }) =>
      rules?.permission
        ? !(scopes as readonly string[]).includes(rules.permission)
        : rules?.access === "signed-in",
    );
    expect(closed.length).toBeGreaterThan(15);
    for (const one of closed) expect([one.name, (await call(one, token)).status]).toEqual([one.name, 403]);
    expect((await get(me, { token })).body.error).toBe("No API token may do this: sign in instead.");
  });

  test("a call without the scope is refused with the missing scope", async () => {
    const token = await tokenWith(owner, ["orders:read"]);
    expect((await get(settings, { token })).body).toEqual({
      success: false,
      error: "This token lacks the scope settings:read.",
    });
  });

  test("it is never more than its user's role, from the next call on", async () => {
    const manager = await signedInAs("manager");
    const token = await tokenWith(manager.user.id, ["orders:read", "settings:read", "settings:write"]);
    const roleIs = (role: Role) => db.user.update({ where: { id: manager.user.id }, data: { role } });
    const opens = async () => [
      (await get(orders, { token })).status,
      (await get(settings, { token })).status,
    ];
    expect(await opens()).toEqual([200, 200]);
    for (const role of ["kitchen", "editor", "viewer"] as const) {
      await roleIs(role);
      const expected = (["orders:read", "settings:read"] as const).map((one) => (may(role, one) ? 200 : 403));
      expect([role, await opens()]).toEqual([role, expected]);
    }
    await roleIs("kitchen");
    const seen = (await get(list, { token: session })).body.tokens;
    expect(seen).toMatchObject([{ owner: manager.user.email, isOwn: false }]);
    expect(seen[0].lostScopes).toEqual(["settings:read", "settings:write"]);
  });

  test("an owner's token with settings:write can't point the site elsewhere, as the owner can", async () => {
    const token = await tokenWith(owner, ["settings:write"]);
    const body = {
      projectName: "Corner Bakery",
      siteAddress: "https://evil.example",
      timeZone: "UTC",
      idleMinutes: 0,
    };
    expect((await post(saveSettings, { token, body })).status).toBe(403);
    expect((await db.configuration.findFirstOrThrow()).siteAddress).toBe("");
    expect((await post(saveSettings, { token: session, body })).status).toBe(200);
  });

  test("a token is no session for the calls of visitors, and no cookie", async () => {
    const token = await tokenWith(owner, permissions);
    expect((await get(checkConfig, { token })).body).not.toHaveProperty("config.adminEmail");
    expect((await get(orders, { cookie: `auth_token=${token}` })).status).toBe(401);
    const params = { nextauth: ["session"] };
    expect((await get(nextAuth, { cookie: `auth_token=${token}`, params })).body).toEqual({});
    const body = {
      restaurantId: "order1",
      email: "g@example.com",
      name: "Gil",
      dishes: [{ id: "zobo", quantity: 1 }],
    };
    expect(
      (await post(order, { token, body: { ...body, idempotencyKey: "a-key-of-an-order" } })).status,
    ).toBe(200);
  });
});

describe("a token that is over", () => {
  test("is refused after its expiry, listed as expired, and deleted after a month", async () => {
    const token = await tokenWith(owner, ["orders:read"], new Date(Date.now() - 1));
    expect((await get(orders, { token })).status).toBe(401);
    expect((await get(list, { token: session })).body.tokens).toMatchObject([{ isExpired: true }]);
    await sweepExpired();
    expect(await db.apiToken.count()).toBe(1);
    await db.apiToken.updateMany({ data: { expiresAt: new Date(Date.now() - 31 * 86_400_000) } });
    await sweepExpired();
    expect(await db.apiToken.count()).toBe(0);
  });

  test("is refused once its user or an owner revoked it; nobody else can", async () => {
    const [manager, other] = [await signedInAs("manager"), await signedInAs("manager")];
    const token = await tokenWith(manager.user.id, ["orders:read"]);
    const { id } = await db.apiToken.findFirstOrThrow();
    expect((await get(list, { token: other.token })).body.tokens).toEqual([]);
    await send(revoke, "DELETE", { token: other.token, params: { id } });
    expect((await get(orders, { token })).status).toBe(200);
    await send(revoke, "DELETE", { token: session, params: { id } });
    expect((await get(orders, { token })).status).toBe(401);
  });

  test("is deleted with its user", async () => {
    const manager = await signedInAs("manager");
    const token = await tokenWith(manager.user.id, ["orders:read"]);
    await db.user.delete({ where: { id: manager.user.id } });
    expect((await get(orders, { token })).status).toBe(401);
  });
});

test("junk costs no query, and a wrong token one", async () => {
  const token = await tokenWith(owner, ["orders:read"]);
  for (const junk of ["bpt_", `bpt_${"a".repeat(49)}`, `${token}a`, `${token.slice(0, -1)}!`]) {
    const trips = await countRoundTrips(async () => {
      expect((await get(orders, { token: junk })).status).toBe(401);
    });
    expect([junk, trips]).toEqual([junk, 0]);
  }
  const unknown = makeApiToken().token;
  expect(await countRoundTrips(() => get(orders, { token: unknown }))).toBe(1);
});

test("the time and address of the last use are recorded, at most once a minute", async () => {
  const token = await tokenWith(owner, ["orders:read"]);
  await get(orders, { token, address: "192.0.2.7" });
  await get(orders, { token, address: "192.0.2.8" });
  expect(await db.apiToken.findFirstOrThrow()).toMatchObject({
    address: "192.0.2.7",
    lastUsedAt: expect.any(Date),
  });
});

test("a session's bearer token stays valid", async () => {
  const { body } = await post(login, { body: administrator });
  expect((await get(orders, { token: body.token })).status).toBe(200);
});

test("a change by a token is recorded with its user and the token's name", async () => {
  const token = await tokenWith(owner, ["sold-out:write"]);
  await post(soldOut, { token, body: { restaurantId: "order1", dishId: "zobo", soldOut: true } });
  expect(await db.auditEntry.findFirst({ where: { action: "orders:sold-out" } })).toMatchObject({
    account: administrator.email,
    through: "API token “Till”",
  });
});
