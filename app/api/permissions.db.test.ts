import { beforeEach, describe, expect, test } from "@jest/globals";
import { calls } from "@/lib/api/calls";
import { may, permissions, type Role, roles } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { rolesOfPermissions } from "@/tests/support/api/allowed-roles";
import { everyone, rolesOfCalls } from "@/tests/support/api/call-roles";
import { type DeclaredCall, declaredCalls, noSuchRow } from "@/tests/support/api/declared-calls";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { POST as saveSettings, GET as settings } from "./settings/route";

setUpTestDatabase();

test("the table names every call, and no other", async () => {
  expect((await declaredCalls()).map(({ name }) => name).sort()).toEqual(Object.keys(rolesOfCalls).sort());
});

test("each route implements the call that is declared at its address", async () => {
  const implemented = (await declaredCalls()).filter(({ name }) => !name.endsWith(" /{path...}"));
  expect(implemented.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort());
  for (const { name, handler } of implemented) expect(handler.rules).toBe(calls[name as keyof typeof calls]);
});

test("each role has the permissions of the table", () => {
  for (const permission of permissions) {
    const permitted = roles.filter((role) => may(role, permission)).join(" ");
    expect([permission, permitted]).toEqual([permission, rolesOfPermissions[permission]]);
  }
});

describe("permissions of each role", () => {
  let tokens: Record<Role | "visitor", string | undefined>;

  beforeEach(async () => {
    await configuredInstance();
    tokens = { visitor: undefined } as typeof tokens;
    for (const role of roles) tokens[role] = (await signedInAs(role)).token;
  });

  /** Returns the response to an empty request: 401 or 403 if access is refused. */
  async function statusOf({ method, handler }: DeclaredCall, who: Role | "visitor") {
    const token = tokens[who];
    const answer = await send(handler, method === "GET" ? "HEAD" : method, {
      params: noSuchRow,
      ...(token && { token }),
    });
    return answer;
  }

  test("equal the declarations and the table", async () => {
    for (const call of await declaredCalls()) {
      const { access, permission } = call.handler.rules ?? {};
      const mayCall = (role: Role) => (permission ? may(role, permission) : true);
      const isOpen = access === "public" || access === "visitor";
      expect([call.name, isOpen ? everyone : roles.filter(mayCall).join(" ")]).toEqual([
        call.name,
        rolesOfCalls[call.name],
      ]);
      if (isOpen) continue;
      expect([call.name, (await statusOf(call, "visitor")).status]).toEqual([call.name, 401]);
      for (const role of roles) {
        const { status } = await statusOf(call, role);
        expect([call.name, role, status === 403]).toEqual([call.name, role, !mayCall(role)]);
        expect([call.name, role, status]).not.toEqual([call.name, role, 401]);
      }
    }
    // It loads each route, and calls it as each role.
  }, 90_000);
});

test("a caller without the permission gets one sentence, and nothing is changed", async () => {
  await configuredInstance();
  const { token } = await signedInAs("kitchen");
  const answer = await post(saveSettings, { token, body: {} });
  expect([answer.status, answer.body]).toEqual([
    403,
    { success: false, error: "Your role, Kitchen, does not allow this." },
  ]);
});

test("a changed role applies from the next request on, with any token", async () => {
  await configuredInstance();
  const { user, token } = await signedInAs("owner");
  expect((await get(settings, { token })).status).toBe(200);
  await db.user.update({ where: { id: user.id }, data: { role: "kitchen" } });
  expect((await get(settings, { token })).status).toBe(403);
  await db.user.update({ where: { id: user.id }, data: { role: "viewer" } });
  expect((await get(settings, { token })).status).toBe(200);
});
