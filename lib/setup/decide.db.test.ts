import { expect, test } from "@jest/globals";
import { currentDatabase, setCurrentDatabase } from "@/lib/platform/db/current";
import { missingTestDatabase, setUpTestDatabase } from "@/tests/support/database/database";
import { decideAccount, decideSetup } from "./decide.server";
import { hiddenPlace } from "./schema";

setUpTestDatabase();

const elsewhere = { host: "127.0.0.1", port: 1, name: "shop", username: "owner", password: "secret" };

test("the server in use is kept, also by the name that hides it", async () => {
  const { target } = currentDatabase();
  expect(await decideSetup({ ...target, password: "anything" })).toEqual({ kind: "stay" });
  expect(await decideSetup({ ...hiddenPlace, username: "built-in" })).toEqual({ kind: "stay" });
});

test("a missing database is planned, but not created", async () => {
  const target = missingTestDatabase();
  const plan = {
    kind: "move",
    target: expect.objectContaining({ name: target.name }),
    createsDatabase: true,
  };
  expect(await decideSetup(target)).toEqual(plan);
  expect(await decideSetup(target)).toEqual(plan);
});

test("a server that doesn't respond, or without a password, stays unchanged with the reason", async () => {
  expect(await decideSetup(elsewhere)).toEqual({
    kind: "stay",
    warning: expect.stringContaining("127.0.0.1:1"),
  });
  expect(await decideSetup({ ...elsewhere, password: undefined })).toEqual({
    kind: "stay",
    warning: "No database password was given for 127.0.0.1:1, so it is not used.",
  });
});

test("DATABASE_URL takes precedence over all else", async () => {
  setCurrentDatabase({ kind: "environment", target: currentDatabase().target });
  expect(await decideSetup(elsewhere)).toEqual({
    kind: "stay",
    warning: "DATABASE_URL decides which database is used.",
  });
});

test("the account is the first one, that of the user who reset the instance, or a proof of identity", () => {
  const grant = { sub: "owner", resetId: "latest", exp: 0 };
  expect(decideAccount({ owners: 0, grant, resetId: "latest" })).toEqual({ kind: "create" });
  expect(decideAccount({ owners: 1, grant, resetId: "latest" })).toEqual({
    kind: "replace",
    userId: "owner",
  });
  expect(decideAccount({ owners: 1, grant, resetId: "newer" })).toEqual({ kind: "prove" });
  expect(decideAccount({ owners: 1, grant: null, resetId: null })).toEqual({ kind: "prove" });
});
