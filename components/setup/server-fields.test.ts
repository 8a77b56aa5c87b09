import { expect, test } from "@jest/globals";
import { RequestError } from "@/lib/platform/http/client";
import { formErrors, stepOf } from "./server-fields";

const refused = (fields: Record<string, string>) => new RequestError(422, "Some fields are wrong", fields);

test("errors of a save go back onto the wizard's fields, the first step's first", () => {
  expect(
    formErrors(refused({ adminEmail: "Unknown", "database.port": "Too high", projectName: "Taken" })),
  ).toEqual([
    { field: "projectName", message: "Taken" },
    { field: "database.port", message: "Too high" },
    { field: "adminEmail", message: "Unknown" },
  ]);
});

test("errors of a connection test go back onto the database fields", () => {
  expect(formErrors(refused({ host: "Host is required", password: "Password is required" }))).toEqual([
    { field: "database.host", message: "Host is required" },
    { field: "database.password", message: "Password is required" },
  ]);
});

test("a field that the wizard does not have is left out", () => {
  expect(formErrors(refused({ isConfigured: "Wrong" }))).toEqual([]);
});

test("each field is on its step", () => {
  expect([stepOf("apiUrl"), stepOf("database.password"), stepOf("adminPassword")]).toEqual([0, 1, 2]);
});
