import { beforeEach, expect, test } from "@jest/globals";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as use } from "@/app/api/auth/password-links/use/route";
import { instanceWithAddress, invited, tokenOf } from "@/tests/support/accounts/users";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";
import { runCommand } from "./commands.server";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await instanceWithAddress();
});

test("a locked-out owner gets a link, with the address in any case", async () => {
  const printed = await runCommand(["reset-password", administrator.email.toUpperCase()]);
  const [url = ""] = /https:\/\/bakery\.example\/password#\S+/.exec(printed) ?? [];
  const password = "a new broom sweeps";
  expect((await post(use, { body: { token: tokenOf(url), password } })).status).toBe(200);
  expect((await post(login, { body: { email: administrator.email, password } })).status).toBe(200);
});

test("users are listed, without secrets", async () => {
  await invited(token, "cook@example.com", "kitchen");
  const printed = await runCommand(["list-users"]);
  expect(printed).toMatch(/^owner@example\.com\tOwner\tactive\tlast sign-in \d{4}-/);
  expect(printed).toContain("cook@example.com\tKitchen\tinvited\tno sign-in yet");
  expect(printed).not.toContain("argon2");
});

test.each([[[]], [["reset-password"]], [["reset-password", "a@example.com", "b"]], [["drop-tables"]]])(
  "%j is answered with how to use it",
  async (args) => {
    await expect(runCommand(args)).rejects.toThrow(/^Usage:/);
  },
);

test("an unknown user is said to be one", async () => {
  await expect(runCommand(["reset-password", "nobody@example.com"])).rejects.toThrow(
    /There is no user nobody/,
  );
});

test("without a site address the link is that of this machine", async () => {
  await configuredInstance().catch(() => undefined);
  await post((await import("@/app/api/settings/route")).POST, {
    token,
    body: { projectName: "Corner Bakery", siteAddress: "", timeZone: "UTC" },
  });
  expect(await runCommand(["reset-password", administrator.email])).toMatch(
    /http:\/\/localhost:\d+\/password#/,
  );
});
