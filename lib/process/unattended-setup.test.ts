import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { EnvironmentError, parseEnvironment } from "@/lib/platform/runtime/env";
import { unattendedSetup } from "./unattended-setup";

const given = {
  SETUP_PROJECT_NAME: "Corner Bakery",
  SETUP_ADMIN_EMAIL: "Owner@Example.com",
  SETUP_ADMIN_PASSWORD: "correct horse battery",
};
const read = (variables: Record<string, string>) => unattendedSetup(parseEnvironment(variables));

test("three variables replace the wizard; if one is missing, the wizard is shown", () => {
  expect(read(given)).toEqual({
    projectName: "Corner Bakery",
    adminEmail: "owner@example.com",
    adminPassword: "correct horse battery",
  });
  expect(read({ ...given, SETUP_VISIBILITY: "coming-soon" })?.visibility).toBe("comingSoon");
  expect(read({ ...given, SETUP_VISIBILITY: "public" })?.visibility).toBe("public");
  expect(read({})).toBeNull();
});

test("the password can be in a file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "setup-"));
  const file = path.join(folder, "password");
  writeFileSync(file, " with spaces around it \n");
  const { SETUP_ADMIN_PASSWORD: _, ...others } = given;
  expect(read({ ...others, SETUP_ADMIN_PASSWORD_FILE: file })?.adminPassword).toBe(" with spaces around it ");
  rmSync(folder, { recursive: true });
  const missing = () => read({ ...others, SETUP_ADMIN_PASSWORD_FILE: file });
  expect(missing).toThrow(/^SETUP_ADMIN_PASSWORD_FILE: can’t be read/);
});

test.each([
  [{ SETUP_PROJECT_NAME: "Corner Bakery" }, /^SETUP_ADMIN_EMAIL: .+\nSETUP_ADMIN_PASSWORD: .+$/],
  [{ ...given, SETUP_ADMIN_EMAIL: "nobody" }, /^SETUP_ADMIN_EMAIL: .+$/],
  [{ ...given, SETUP_ADMIN_PASSWORD: "hunter2" }, /^SETUP_ADMIN_PASSWORD: .+$/],
  [{ ...given, SETUP_PROJECT_NAME: "x".repeat(101) }, /^SETUP_PROJECT_NAME: .+$/],
])("a wrong or missing variable is named: %#", (variables, message) => {
  const attempt = () => read(variables);
  expect(attempt).toThrow(EnvironmentError);
  expect(attempt).toThrow(message);
  expect(attempt).not.toThrow("hunter2");
});
