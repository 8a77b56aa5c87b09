import { expect, test } from "@jest/globals";
import {
  type DatabaseTarget,
  hostAndPort,
  isSameDatabase,
  parseConnectionString,
  toConnectionString,
} from "./target";

const target: DatabaseTarget = {
  host: "db.example.com",
  port: 5433,
  name: "shop",
  username: "owner",
  password: "pw",
};

test.each<[string, DatabaseTarget]>([
  ["postgresql://owner:pw@db.example.com:5433/shop", target],
  [
    "postgresql://o%40b%3A:p%2Fw%3F%23%25%20%C3%A9@h:1/a%2Fb%3F",
    { ...target, host: "h", port: 1, name: "a/b?", username: "o@b:", password: "p/w?#% é" },
  ],
  ["postgresql://owner:pw@[2001:db8::1]:5433/shop", { ...target, host: "2001:db8::1" }],
  [
    "postgresql://owner:pw@db.example.com:5433/shop?sslmode=verify-full&application_name=a%20b",
    { ...target, parameters: "sslmode=verify-full&application_name=a%20b" },
  ],
  [
    "postgresql://owner:p%2Cw@one:5433,[2001:db8::2]:5432,three:5432/shop?application_name=a",
    {
      ...target,
      host: "one",
      password: "p,w",
      others: [
        { host: "2001:db8::2", port: 5432 },
        { host: "three", port: 5432 },
      ],
      parameters: "application_name=a",
    },
  ],
])("%s is read and written alike", (address, expected) => {
  expect(parseConnectionString(address)).toEqual(expected);
  expect(toConnectionString(expected)).toBe(address);
});

test("port and name have defaults, and postgres:// is accepted", () => {
  expect(parseConnectionString("postgres://owner:pw@localhost")).toEqual({
    host: "localhost",
    port: 5432,
    name: "owner",
    username: "owner",
    password: "pw",
  });
});

test("a stray percent sign in a password is kept", () => {
  expect(parseConnectionString("postgresql://owner:100%@host/shop").password).toBe("100%");
});

test("an at sign in a password, and libpq's parameters, are kept unchanged", () => {
  expect(parseConnectionString("postgresql://owner:p@s,s@host/shop?target_session_attrs=any")).toEqual({
    host: "host",
    port: 5432,
    name: "shop",
    username: "owner",
    password: "p@s,s",
  });
});

test("the list of servers is not passed on: the writable one is used", () => {
  const several = parseConnectionString(
    "postgres://owner:pw@one,two/shop?target_session_attrs=read-write&a=b",
  );
  expect([several.host, several.others, several.parameters]).toEqual([
    "one",
    [{ host: "two", port: 5432 }],
    "a=b",
  ]);
  expect(() => parseConnectionString("postgres://owner:pw@one,two/shop?target_session_attrs=any")).toThrow(
    "An address of several servers must have target_session_attrs=read-write, where it has any.",
  );
});

test.each([
  "",
  "shop",
  "mysql://owner:secret@host/shop",
  "postgresql:///shop",
  "postgresql://owner:secret@one,/shop",
  "postgresql://owner:secret@one:5432x,two/shop",
])("%p is refused", (address) => {
  expect(() => parseConnectionString(address)).toThrow(/must look like/);
});

test("a refused address is not repeated", () => {
  expect(() => parseConnectionString("mysql://owner:secret@host/shop")).not.toThrow(/secret/);
});

test.each<[Partial<DatabaseTarget>, Partial<DatabaseTarget>, boolean]>([
  [{ host: "localhost" }, { host: "127.0.0.1" }, true],
  [{ host: "[::1]" }, { host: "LOCALHOST" }, true],
  [{ host: "DB.example.com" }, { host: "db.example.com", password: "other", username: "other" }, true],
  [{ host: "localhost" }, { host: "db.example.com" }, false],
  [{ port: 1 }, { port: 2 }, false],
  [{ name: "shop" }, { name: "Shop" }, false],
])("%j and %j: same database is %p", (a, b, expected) => {
  expect(isSameDatabase({ ...target, ...a }, { ...target, ...b })).toBe(expected);
});

test("an IPv6 host is shown in brackets", () => {
  expect(hostAndPort({ host: "::1", port: 5432 })).toBe("[::1]:5432");
});
