import { beforeEach, expect, test } from "@jest/globals";
import { POST as offer } from "@/app/api/account/authenticator/offer/route";
import { DELETE as turnOff } from "@/app/api/account/authenticator/route";
import { GET as ways } from "@/app/api/account/sign-in/route";
import { POST as confirm } from "@/app/api/auth/confirm-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { POST as save } from "@/app/api/config/save/route";
import { GET as orders } from "@/app/api/orders/route";
import { hashPassword } from "@/lib/accounts/password/password";
import { runCommand } from "@/lib/accounts/users/commands.server";
import { db } from "@/lib/platform/db/client";
import { codeOf } from "@/tests/support/accounts/codes";
import { turnAppOn } from "@/tests/support/accounts/second-factor";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { DELETE as removeFactors } from "./[id]/second-factor/route";
import { GET as users } from "./route";
import { POST as requireFor } from "./second-factor-roles/route";

setUpTestDatabase();

let owner: string;

beforeEach(async () => {
  owner = await configuredInstance();
});

const requireOf = (roles: string[], token = owner) => post(requireFor, { token, body: { roles } });
const blocked = { success: false, error: expect.any(String), needs: "second-factor" };

test("a role that requires a second factor has no access before it is set up, even in an older session", async () => {
  const { token } = await signedInAs("manager");
  expect((await get(orders, { token })).status).toBe(200);
  expect((await requireOf(["manager"])).body.secondFactorRoles).toEqual(["manager"]);
  const refused = await get(orders, { token });
  expect([refused.status, refused.body]).toEqual([403, blocked]);
  expect((await get(me, { token })).status).toBe(200);
  expect((await get(ways, { token })).body.ways.isRequired).toBe(true);
  await turnAppOn(token);
  expect((await get(orders, { token })).status).toBe(200);
  expect((await get(users, { token: owner })).body.secondFactorRoles).toEqual(["manager"]);
});

test("for public calls such a session is treated as a visitor", async () => {
  const { token } = await signedInAs("owner");
  await turnAppOn(owner);
  await requireOf(["owner"]);
  expect((await post(save, { token, body: { isConfigured: false } })).status).toBe(401);
  expect((await post(save, { token: owner, body: { isConfigured: false } })).status).toBe(200);
});

test("a session that showed none is asked for the one that there is, not for a new one", async () => {
  const { token, user } = await signedInAs("editor");
  const passwordHash = await hashPassword(administrator.password);
  await db.user.update({ where: { id: user.id }, data: { passwordHash } });
  const { secret } = await turnAppOn(token);
  await db.session.updateMany({ data: { hasSecondFactor: false } });
  await requireOf(["editor"]);
  const body = { password: administrator.password };
  expect((await post(confirm, { token, body })).body.needs).toBe("code");
  expect((await get(me, { token })).status).toBe(200);
  expect((await post(confirm, { token, body: { ...body, code: codeOf(secret, 1) } })).status).toBe(200);
});

test("an owner can't require a second factor for a role of their own without having one", async () => {
  const refused = await requireOf(["owner", "manager"]);
  expect([
    refused.status,
    await db.configuration.count({ where: { secondFactorRoles: { isEmpty: true } } }),
  ]).toEqual([409, 1]);
  await turnAppOn(owner);
  expect((await requireOf(["manager", "owner", "owner"])).body.secondFactorRoles).toEqual([
    "owner",
    "manager",
  ]);
  expect((await get(users, { token: owner })).status).toBe(200);
  expect((await requireOf([])).body.secondFactorRoles).toEqual([]);
});

test("the last one stays while the role needs it", async () => {
  await turnAppOn(owner);
  await requireOf(["owner"]);
  expect((await send(turnOff, "DELETE", { token: owner })).status).toBe(409);
  expect((await get(ways, { token: owner })).body.ways).toMatchObject({ recoveryCodes: 10 });
  await requireOf([]);
  expect((await send(turnOff, "DELETE", { token: owner })).status).toBe(200);
});

test("a user without any factor gets access again from another owner, and nobody from themselves", async () => {
  const second = await signedInAs("owner");
  await turnAppOn(owner);
  await requireOf(["owner"]);
  await turnAppOn(second.token);
  const [{ id }] = (await get(users, { token: owner })).body.users.filter(
    ({ email }: { email: string }) => email === administrator.email,
  );
  expect((await send(removeFactors, "DELETE", { token: owner, params: { id } })).status).toBe(409);
  const answer = await send(removeFactors, "DELETE", { token: second.token, params: { id } });
  expect(answer.body.users.find((one: { id: string }) => one.id === id)).toMatchObject({
    factors: { app: false, passkeys: 0 },
    sessions: 0,
  });
  expect((await get(me, { token: owner })).status).toBe(401);
  const { token } = (await post(login, { body: administrator })).body;
  expect((await get(users, { token })).body).toEqual(blocked);
  await turnAppOn(token);
  expect((await get(users, { token })).status).toBe(200);
});

test("the last owner is let in again by the command", async () => {
  await turnAppOn(owner);
  await requireOf(["owner"]);
  const printed = await runCommand(["reset-second-factor", administrator.email.toUpperCase()]);
  expect(printed).toContain(`${administrator.email} signs in by the password alone now`);
  expect((await get(me, { token: owner })).status).toBe(401);
  const { token } = (await post(login, { body: administrator })).body;
  expect((await post(offer, { token })).status).toBe(200);
  await expect(runCommand(["reset-second-factor", "nobody@example.com"])).rejects.toThrow("There is no user");
});
