import { beforeEach, describe, expect, test } from "@jest/globals";
import { DELETE as removePin, POST as setPin, GET as state } from "@/app/api/account/pin/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { DELETE as unpair } from "@/app/api/devices/[id]/route";
import { POST as soldOut } from "@/app/api/ordering/sold-out/route";
import { GET as orders } from "@/app/api/orders/route";
import { pinPeople } from "@/lib/accounts/pins/server";
import { may, type Role } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { choosePin, pairedDevice, pin, tryPin } from "@/tests/support/accounts/pins";
import { declaredCalls, noSuchRow } from "@/tests/support/api/declared-calls";
import { cookieFrom, get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { POST as confirm } from "../confirm-password/route";

setUpTestDatabase();

let owner: string;
let ownerId: string;
let cookie: string;
let cook: Awaited<ReturnType<typeof signedInAs>>;

beforeEach(async () => {
  owner = await configuredInstance();
  ownerId = (await db.user.findUniqueOrThrow({ where: { email: administrator.email } })).id;
  cook = await signedInAs("kitchen");
  await choosePin(cook.token, "Ada");
  cookie = await pairedDevice(owner);
});

const isLive = async (token: string) => (await get(me, { token })).status === 200;
const roleIs = (id: string, role: Role) => db.user.update({ where: { id }, data: { role } });
const tries = () =>
  db.signInTry.findMany({ where: { means: "pin" }, select: { account: true, outcome: true } });

describe("a PIN", () => {
  test("requires access to the kitchen and a recent sign-in, and is stored as a slow hash", async () => {
    const editor = await signedInAs("editor");
    expect((await post(setPin, { token: editor.token, body: { name: "Eve", pin } })).status).toBe(403);
    expect((await post(setPin, { token: cook.token, body: { name: "Ada", pin: "123456" } })).status).toBe(
      422,
    );
    expect((await db.kitchenPin.findFirstOrThrow()).pinHash).toMatch(/^\$argon2id\$/);
    expect((await get(state, { token: cook.token })).body.pin).toEqual({ name: "Ada" });
    await db.session.updateMany({ data: { authenticatedAt: new Date(Date.now() - 301_000) } });
    expect((await post(setPin, { token: cook.token, body: { name: "Ada", pin } })).body.needs).toBe(
      "password",
    );
  });

  test("signs in at a paired device, for twelve hours, as the kitchen", async () => {
    const answer = await tryPin(cookie, cook.user.id);
    expect([answer.status, answer.body.user]).toEqual([200, { ...cook.user, role: "kitchen" }]);
    const session = await db.session.findFirstOrThrow({ where: { method: "pin" } });
    expect(session.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(12 * 3600_000);
    expect(answer.cookies.join("\n")).toMatch(/auth_token=[^;]+; Path=\/; (?!.*Max-Age).*HttpOnly/);
    expect(answer.cookies.join("\n")).not.toContain("known_device");
    expect((await get(orders, { token: answer.body.token })).status).toBe(200);
    expect(await tries()).toEqual([{ account: cook.user.email, outcome: "signedIn" }]);
  });

  test("does not sign in from an unpaired browser", async () => {
    for (const other of [
      undefined,
      "paired_device=",
      `paired_device=${"a".repeat(43)}`,
      "paired_device=%00",
    ]) {
      const answer = await tryPin(other, cook.user.id);
      expect([other, answer.status, answer.body.token]).toEqual([other, 403, undefined]);
    }
    expect(await db.session.count({ where: { method: "pin" } })).toBe(0);
  });

  test("of another or an unknown user does not sign in", async () => {
    await choosePin(owner, "Boss", "918273");
    for (const [userId, tried] of [
      [ownerId, pin],
      [cook.user.id, "918273"],
      ["nobody", pin],
    ] as const) {
      const answer = await tryPin(cookie, userId, tried);
      expect([answer.status, answer.body.error]).toEqual([401, "That is not your PIN."]);
    }
  });

  test("rests for a while after five wrong ones, at that device and for that user alone", async () => {
    await choosePin(owner, "Boss", "918273");
    const second = await pairedDevice(owner, "Second");
    for (let count = 0; count < 5; count += 1) {
      expect((await tryPin(cookie, cook.user.id, "555444")).status).toBe(401);
    }
    const stopped = await tryPin(cookie, cook.user.id);
    expect([stopped.status, Number(stopped.headers.get("retry-after"))]).toEqual([429, 900]);
    expect((await tryPin(cookie, ownerId, "918273")).status).toBe(200);
    expect((await tryPin(second, cook.user.id)).status).toBe(200);
    expect((await tries()).map(({ outcome }) => outcome)).toContain("slowedDown");
  });

  test("many wrong ones unpair the device, and end its sessions", async () => {
    const { token } = (await tryPin(cookie, cook.user.id)).body;
    const people = await Promise.all(Array.from({ length: 6 }, () => signedInAs("kitchen")));
    for (const [at, { token: theirs }] of people.entries()) await choosePin(theirs, `Cook ${at}`);
    const statuses = [];
    for (const { user } of people) {
      for (let count = 0; count < 5; count += 1) {
        statuses.push((await tryPin(cookie, user.id, "555444")).status);
      }
    }
    expect([statuses.slice(0, 29).every((status) => status === 401), statuses[29]]).toEqual([true, 403]);
    expect(await db.pairedDevice.count()).toBe(0);
    expect(await isLive(token)).toBe(false);
    expect((await tryPin(cookie, cook.user.id)).status).toBe(403);
    expect(await db.auditEntry.findFirst({ where: { action: "devices:unpair" } })).not.toBeNull();
  });

  test.each([
    ["changing", () => choosePin(cook.token, "Ada", "918273")],
    ["removing", () => send(removePin, "DELETE", { token: cook.token })],
  ])("%s it ends only the sessions of that PIN", async (_, change) => {
    const { token } = (await tryPin(cookie, cook.user.id)).body;
    expect(await isLive(token)).toBe(true);
    await change();
    expect([await isLive(token), await isLive(cook.token)]).toEqual([false, true]);
    expect((await tryPin(cookie, cook.user.id)).status).toBe(401);
  });
});

describe("a user who signed in by PIN", () => {
  test("may make only the calls of the kitchen, with every role", async () => {
    await choosePin(owner, "Boss", "918273");
    const { token, user } = (await tryPin(cookie, ownerId, "918273")).body;
    expect(user.role).toBe("kitchen");
    for (const { name, method, handler } of await declaredCalls()) {
      const { access, permission } = handler.rules ?? {};
      if (access === "public" || access === "visitor") continue;
      const { status } = await send(handler, method === "GET" ? "HEAD" : method, {
        token,
        params: noSuchRow,
      });
      const mayCall = permission ? may("kitchen", permission) && permission !== "account:write" : true;
      expect([name, status === 403]).toEqual([name, !mayCall]);
      expect([name, status]).not.toEqual([name, 401]);
    }
  });

  test("can't make calls that require a recent sign-in, even with the password", async () => {
    await choosePin(owner, "Boss", "918273");
    const { token } = (await tryPin(cookie, ownerId, "918273")).body;
    const answer = await post(confirm, { token, body: { password: administrator.password } });
    expect([answer.status, answer.body.needs]).toEqual([403, undefined]);
    const account = await get(state, { token });
    expect([account.status, account.body.error]).toEqual([
      403,
      "A PIN is not enough for this. Sign in with your password.",
    ]);
  });

  test("is signed out and no longer offered once the role has no access to the kitchen", async () => {
    const { token } = (await tryPin(cookie, cook.user.id)).body;
    await roleIs(cook.user.id, "owner");
    expect((await get(me, { token })).body.user.role).toBe("kitchen");
    for (const role of ["editor", "viewer"] as const) {
      await roleIs(cook.user.id, role);
      expect([role, await isLive(token), await pinPeople()]).toEqual([role, false, []]);
      expect((await tryPin(cookie, cook.user.id)).status).toBe(401);
    }
    await roleIs(cook.user.id, "manager");
    expect(await pinPeople()).toEqual([{ userId: cook.user.id, name: "Ada" }]);
  });

  test("is signed out with the device", async () => {
    const { token } = (await tryPin(cookie, cook.user.id)).body;
    const { id } = await db.pairedDevice.findFirstOrThrow();
    expect((await send(unpair, "DELETE", { token: owner, params: { id } })).body.devices).toEqual([]);
    expect(await isLive(token)).toBe(false);
    expect((await tryPin(cookie, cook.user.id)).status).toBe(403);
  });

  test("needs no second factor if the role requires one", async () => {
    await db.configuration.updateMany({ data: { secondFactorRoles: ["kitchen"] } });
    const { token } = (await tryPin(cookie, cook.user.id)).body;
    expect((await get(orders, { token })).status).toBe(200);
    expect((await get(orders, { token: cook.token })).status).toBe(403);
  });

  test("signs the former user out, and is recorded with the device", async () => {
    await choosePin(owner, "Boss", "918273");
    const first = await tryPin(cookie, cook.user.id);
    const held = `${cookie}; ${cookieFrom(first, "auth_token")}`;
    const second = await tryPin(held, ownerId, "918273");
    expect([await isLive(first.body.token), await isLive(second.body.token)]).toEqual([false, true]);
    await post(soldOut, {
      token: second.body.token,
      body: { restaurantId: "order1", dishId: "zobo", soldOut: true },
    });
    expect(await db.auditEntry.findFirst({ where: { action: "orders:sold-out" } })).toMatchObject({
      account: administrator.email,
      role: "kitchen",
      through: "PIN at “Kitchen tablet”",
    });
  });
});

test("the password signs in as before at a paired device", async () => {
  const answer = await post(login, { body: administrator, cookie });
  expect(answer.body.user.role).toBe("admin");
});
