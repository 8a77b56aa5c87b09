import { expect, test } from "@jest/globals";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as me } from "@/app/api/auth/me/route";
import { POST as check } from "@/app/api/auth/password-links/check/route";
import { POST as saveSettings } from "@/app/api/settings/route";
import { db } from "@/lib/platform/db/client";
import { drawQrCode } from "@/lib/platform/images/qr-code";
import { tokenWith } from "@/tests/support/accounts/api-tokens";
import { instanceWithAddress, invited, siteAddress, tokenOf } from "@/tests/support/accounts/users";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { POST as link } from "./[id]/link/route";
import { POST as setRole } from "./[id]/role/route";
import { DELETE as remove } from "./[id]/route";
import { POST as signOut } from "./[id]/sign-out/route";
import { POST as invite, GET as list } from "./route";

setUpTestDatabase();

const cook = { email: "cook@example.com", role: "kitchen" };
const idOf = async (email: string) => (await db.user.findUniqueOrThrow({ where: { email } })).id;
const owners = () => db.user.count({ where: { role: "owner" } });

test("an invitation creates an account without a password, and a link at the site's configured address", async () => {
  const token = await instanceWithAddress();
  const headers = { host: "evil.example", "x-forwarded-host": "evil.example" };
  const { status, body } = await post(invite, { token, body: cook, headers });
  expect(status).toBe(200);
  expect(body.link).toMatchObject({ isMailed: false, qr: drawQrCode(body.link.url) });
  expect(body.link.url).toMatch(new RegExp(`^${siteAddress}/password#[\\w-]{43}$`));
  expect(Date.parse(body.link.expiresAt) - Date.now()).toBeLessThanOrEqual(24 * 3600_000);
  expect(body.users).toContainEqual({
    id: expect.any(String),
    ...cook,
    pinName: null,
    state: "invited",
    lastSignInAt: null,
    sessions: 0,
    apiTokens: 0,
    factors: { app: false, passkeys: 0 },
  });
  expect(JSON.stringify(await db.passwordLink.findMany())).not.toContain(tokenOf(body.link.url));
  expect((await post(login, { body: { email: cook.email, password: "correct horse" } })).status).toBe(401);
});

test("without a site address no link is created, and the missing setting is reported", async () => {
  const token = await configuredInstance();
  const refused = await post(invite, { token, body: cook });
  const { status, body } = refused;
  expect([status, body.error, body.needs]).toEqual([
    409,
    expect.stringMatching(/settings.*SITE_URL/),
    "site-address",
  ]);
  expect(await db.user.count()).toBe(1);
});

test("a user with an account can't be invited again, and an invited one gets a newer link", async () => {
  const token = await instanceWithAddress();
  const first = await invited(token, cook.email, "kitchen");
  const again = await post(invite, { token, body: cook });
  expect([again.status, again.body.fields]).toEqual([409, { email: "Already taken" }]);
  const { body } = await post(link, { token, params: { id: await idOf(cook.email) } });
  expect((await post(check, { body: { token: first } })).status).toBe(409);
  expect((await post(check, { body: { token: tokenOf(body.link.url) } })).body).toEqual({
    success: true,
    email: cook.email,
    kind: "invitation",
  });
});

test("changing users requires a recent sign-in", async () => {
  const token = await instanceWithAddress();
  await invited(token, cook.email, "kitchen");
  await db.session.updateMany({ data: { authenticatedAt: new Date(Date.now() - 301_000) } });
  const params = { id: await idOf(cook.email) };
  for (const answer of [
    await post(invite, { token, body: { email: "other@example.com", role: "owner" } }),
    await post(setRole, { token, params, body: { role: "owner" } }),
    await post(link, { token, params }),
    await post(signOut, { token, params }),
    await send(remove, "DELETE", { token, params }),
  ]) {
    expect([answer.status, answer.body.needs]).toEqual([403, "password"]);
  }
});

test("a role is changed at once, and the list has the sessions and the last sign-in", async () => {
  const token = await configuredInstance();
  const { user, token: theirs } = await signedInAs("viewer");
  const { body } = await post(setRole, { token, params: { id: user.id }, body: { role: "manager" } });
  expect(body.users).toContainEqual({
    ...user,
    role: "manager",
    pinName: null,
    state: "active",
    sessions: 1,
    apiTokens: 0,
    factors: { app: false, passkeys: 0 },
    lastSignInAt: expect.stringMatching(/^\d{4}-/),
  });
  expect((await get(me, { token: theirs })).body.user.role).toBe("manager");
});

test("two owners who demote or remove each other concurrently leave one owner", async () => {
  const token = await configuredInstance();
  const first = await idOf(administrator.email);
  for (const take of ["demote", "remove"]) {
    const { user, token: second } = await signedInAs("owner");
    const by = (token: string, id: string) =>
      take === "demote"
        ? post(setRole, { token, params: { id }, body: { role: "manager" } })
        : send(remove, "DELETE", { token, params: { id } });
    const answers = await Promise.all([by(token, user.id), by(second, first)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await owners()).toBe(1);
    if ((await get(list, { token })).status !== 200) break;
  }
});

test("the last owner gets the reason, and an invited owner doesn't count yet", async () => {
  const token = await instanceWithAddress();
  await invited(token, "second@example.com", "owner");
  const params = { id: await idOf(administrator.email) };
  const refused = await post(setRole, { token, params, body: { role: "viewer" } });
  expect([refused.status, refused.body.error]).toEqual([
    409,
    "There must be an owner. Make another user an owner first.",
  ]);
  expect((await send(remove, "DELETE", { token, params })).status).toBe(409);
});

test("a removed user is signed out and can't return by a link", async () => {
  const token = await instanceWithAddress();
  const { user, token: theirs } = await signedInAs("editor");
  const made = await post(link, { token, params: { id: user.id } });
  const { status, body } = await send(remove, "DELETE", { token, params: { id: user.id } });
  expect([status, body.users.length]).toEqual([200, 1]);
  expect((await get(me, { token: theirs })).status).toBe(401);
  expect((await post(check, { body: { token: tokenOf(made.body.link.url) } })).status).toBe(409);
  expect((await send(remove, "DELETE", { token, params: { id: user.id } })).status).toBe(404);
});

test("all sessions of another user end, or all one's own except the current one", async () => {
  const token = await configuredInstance();
  const { user, token: theirs } = await signedInAs("editor");
  await tokenWith(user.id, ["landing:read"]);
  const ended = await post(signOut, { token, params: { id: user.id } });
  expect(ended.body.ended).toBe(1);
  expect(ended.body.users).toContainEqual(
    expect.objectContaining({ id: user.id, sessions: 0, apiTokens: 1 }),
  );
  expect((await get(me, { token: theirs })).status).toBe(401);
  await post(login, { body: administrator });
  const own = await post(signOut, { token, params: { id: await idOf(administrator.email) } });
  expect(own.body.ended).toBe(1);
  expect((await get(me, { token })).status).toBe(200);
});

test("a manager, who may change settings, can't change where links lead", async () => {
  await instanceWithAddress();
  const { token } = await signedInAs("manager");
  const settings = { projectName: "Harbour Bakery", siteAddress, timeZone: "UTC" };
  expect((await post(saveSettings, { token, body: settings })).status).toBe(200);
  const moved = { ...settings, siteAddress: "https://evil.example" };
  const refused = await post(saveSettings, { token, body: moved });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([403, ["siteAddress"]]);
});
