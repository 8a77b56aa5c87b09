import { beforeEach, expect, test } from "@jest/globals";
import { POST as setOwnPin } from "@/app/api/account/pin/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { GET as people } from "@/app/api/auth/pin/people/route";
import { POST as soldOut } from "@/app/api/ordering/sold-out/route";
import { GET as orders } from "@/app/api/orders/route";
import { db } from "@/lib/platform/db/client";
import { addedStaff, pairedDevice, pin, tryPin } from "@/tests/support/accounts/pins";
import { instanceWithAddress } from "@/tests/support/accounts/users";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { signedInAs } from "@/tests/support/setup/instance";
import { POST as link } from "./[id]/link/route";
import { POST as setPin } from "./[id]/pin/route";
import { POST as setRole } from "./[id]/role/route";
import { DELETE as remove } from "./[id]/route";
import { GET as list } from "./route";
import { POST as add } from "./staff/route";

setUpTestDatabase();

let owner: string;
let cookie: string;

beforeEach(async () => {
  owner = await instanceWithAddress();
  cookie = await pairedDevice(owner);
});

const listedPeople = async () => (await get(people, { cookie })).body.people;

test("a person is added by name and PIN alone, appears at paired devices and signs in for the kitchen", async () => {
  expect(await listedPeople()).toEqual([]);
  const { status, body } = await post(add, { token: owner, body: { name: "Ada", pin } });
  expect(status).toBe(200);
  expect(body.users).toContainEqual({
    id: expect.any(String),
    email: null,
    pinName: "Ada",
    role: "kitchen",
    state: "pin-only",
    lastSignInAt: null,
    sessions: 0,
    apiTokens: 0,
    factors: { app: false, passkeys: 0 },
  });
  expect(JSON.stringify(body)).not.toContain(pin);
  const [{ userId, name }] = await listedPeople();
  expect(name).toBe("Ada");
  const signedIn = await tryPin(cookie, userId);
  expect(signedIn.body.user).toEqual({ id: userId, email: "", role: "kitchen" });
  const { token } = signedIn.body;
  expect((await get(orders, { token })).status).toBe(200);
  expect((await get(list, { token })).status).toBe(403);
  expect(await db.signInTry.findFirst({ where: { means: "pin" }, select: { account: true } })).toEqual({
    account: "Ada",
  });
});

test("only a paired device learns the names", async () => {
  await addedStaff(owner, "Ada");
  for (const other of [undefined, `paired_device=${"a".repeat(43)}`]) {
    const answer = await get(people, { ...(other && { cookie: other }) });
    expect([answer.status, answer.body.people]).toEqual([403, undefined]);
  }
});

test.each([
  ["an easily guessed PIN", { name: "Ada", pin: "123456" }, { pin: expect.any(String) }],
  ["five digits", { name: "Ada", pin: "30485" }, { pin: "Enter six digits" }],
  ["no name", { name: " ", pin }, { name: expect.any(String) }],
])("%s is refused and adds nobody", async (_, body, fields) => {
  const refused = await post(add, { token: owner, body });
  expect([refused.status, refused.body.fields]).toEqual([422, fields]);
  expect(await db.user.count()).toBe(1);
});

test("a name at the devices belongs to one person, however it is written", async () => {
  await addedStaff(owner, "Ada");
  const refused = await post(add, { token: owner, body: { name: "ADA", pin } });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([409, ["name"]]);
  const own = await post(setOwnPin, { token: owner, body: { name: "ada", pin } });
  expect([own.status, Object.keys(own.body.fields)]).toEqual([409, ["name"]]);
  const both = await Promise.all(
    ["Bo", "Bo"].map((name) => post(add, { token: owner, body: { name, pin } })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("adding somebody and setting a PIN require a recent sign-in of an owner", async () => {
  const params = { id: await addedStaff(owner, "Ada") };
  const { token: manager } = await signedInAs("manager");
  expect((await post(add, { token: manager, body: { name: "Bo", pin } })).status).toBe(403);
  await db.session.updateMany({ data: { authenticatedAt: new Date(Date.now() - 301_000) } });
  for (const answer of [
    await post(add, { token: owner, body: { name: "Bo", pin } }),
    await post(setPin, { token: owner, params, body: { pin: "918273" } }),
  ]) {
    expect([answer.status, answer.body.needs]).toEqual([403, "password"]);
  }
});

test("a new PIN ends the former one, its sessions and the waits after wrong ones", async () => {
  const id = await addedStaff(owner, "Ada");
  const { token } = (await tryPin(cookie, id)).body;
  for (let wrong = 0; wrong < 5; wrong += 1) await tryPin(cookie, id, "564738");
  expect((await tryPin(cookie, id)).status).toBe(429);
  expect((await post(setPin, { token: owner, params: { id }, body: { pin: "918273" } })).status).toBe(200);
  expect((await get(me, { token })).status).toBe(401);
  expect((await tryPin(cookie, id)).status).toBe(401);
  expect((await tryPin(cookie, id, "918273")).status).toBe(200);
});

test("a user with an email address keeps their own PIN", async () => {
  const { user } = await signedInAs("kitchen");
  const refused = await post(setPin, { token: owner, params: { id: user.id }, body: { pin: "918273" } });
  expect(refused.status).toBe(409);
});

test("a person without email address gets no other role, link or password", async () => {
  const params = { id: await addedStaff(owner, "Ada") };
  const promoted = await post(setRole, { token: owner, params, body: { role: "manager" } });
  expect([promoted.status, promoted.body.error]).toEqual([409, expect.stringContaining("by PIN alone")]);
  expect((await post(link, { token: owner, params })).status).toBe(409);
  await expect(
    db.user.update({ where: params, data: { role: "owner" }, select: { id: true } }),
  ).rejects.toThrow(/User_without_email_is_kitchen/);
  await expect(
    db.user.update({ where: params, data: { passwordHash: "x" }, select: { id: true } }),
  ).rejects.toThrow(/User_without_email_is_kitchen/);
  for (const email of ["", "Ada", "null"]) {
    expect((await post(login, { body: { email, password: "304851304851" } })).status).toBe(422);
  }
});

test("a removed person is signed out and gone from the devices", async () => {
  const id = await addedStaff(owner, "Ada");
  const { token } = (await tryPin(cookie, id)).body;
  expect((await send(remove, "DELETE", { token: owner, params: { id } })).status).toBe(200);
  expect((await get(me, { token })).status).toBe(401);
  expect(await listedPeople()).toEqual([]);
  expect((await tryPin(cookie, id)).status).toBe(401);
});

test("the audit log names the person, also for what they change", async () => {
  const id = await addedStaff(owner, "Ada");
  const { token } = (await tryPin(cookie, id)).body;
  const marked = await post(soldOut, {
    token,
    body: { restaurantId: "order1", dishId: "zobo", soldOut: true },
  });
  const entries = await db.auditEntry.findMany({ orderBy: { id: "desc" }, take: 2 });
  expect([marked.status, entries.map(({ account, label, through }) => [account, label, through])]).toEqual([
    200,
    [
      ["Ada", expect.any(String), "PIN at “Kitchen tablet”"],
      ["owner@example.com", "Ada", ""],
    ],
  ]);
});
