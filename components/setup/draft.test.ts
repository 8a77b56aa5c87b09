import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { clearDraft, firstInvalidStep, keepDraft, namesAnotherServer, readDraft } from "./draft";

const values = {
  projectName: "Corner Bakery",
  apiUrl: "http://localhost:3000/api",
  timeZone: "Europe/London",
  database: {
    host: "127.0.0.1",
    port: 5432,
    name: "platform",
    username: "platform",
    password: "of the database",
  },
  adminEmail: "owner@example.com",
  adminPassword: "of the administrator",
  adminCode: "",
};

const kept = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
};

beforeAll(
  () => void Object.defineProperty(globalThis, "window", { value: { sessionStorage }, configurable: true }),
);
afterAll(() => void Reflect.deleteProperty(globalThis, "window"));
beforeEach(() => kept.clear());

test("everything except the passwords is stored", () => {
  keepDraft(values);
  expect([...kept.values()].join()).not.toContain("of the");
  expect(readDraft(values)).toEqual({
    projectName: "Corner Bakery",
    apiUrl: "http://localhost:3000/api",
    timeZone: "Europe/London",
    "database.host": "127.0.0.1",
    "database.port": 5432,
    "database.name": "platform",
    "database.username": "platform",
    adminEmail: "owner@example.com",
  });
});

test("a discarded draft is deleted", () => {
  keepDraft(values);
  clearDraft();
  expect(readDraft(values)).toEqual({});
});

test("a value of another type is left out", () => {
  keepDraft({ ...values, database: { ...values.database, port: Number.NaN } });
  expect(readDraft(values)).not.toHaveProperty(["database.port"]);
});

test.each(["null", "not JSON", '"text"', "[]"])("a draft that reads %s is none", (text) => {
  keepDraft(values);
  for (const key of kept.keys()) kept.set(key, text);
  expect(readDraft(values)).toEqual({});
});

test("another server is one that differs from the defaults", () => {
  expect(namesAnotherServer({}, values)).toBe(false);
  expect(namesAnotherServer({ "database.host": "127.0.0.1", projectName: "Another" }, values)).toBe(false);
  expect(namesAnotherServer({ "database.host": "db.example.com" }, values)).toBe(true);
});

test("the first step that can't be saved is found", async () => {
  expect(
    await firstInvalidStep({ ...values, adminEmail: "", database: { ...values.database, password: "" } }),
  ).toBe(1);
  expect(await firstInvalidStep({ ...values, adminPassword: "" })).toBe(2);
  expect(await firstInvalidStep(values)).toBe(3);
});
