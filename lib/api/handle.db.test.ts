// Runs alone: it reads all logs of the process.
import { createServer } from "node:net";
import { describe, expect, jest, test } from "@jest/globals";
import * as z from "zod";
import { GET as nothing } from "@/app/api/[...path]/route";
import * as login from "@/app/api/auth/login/route";
import * as logout from "@/app/api/auth/logout/route";
import { GET as me } from "@/app/api/auth/me/route";
import { GET as check } from "@/app/api/config/check/route";
import * as save from "@/app/api/config/save/route";
import { GET as ready } from "@/app/api/health/ready/route";
import { GET as alive } from "@/app/api/health/route";
import { GET as landing } from "@/app/api/landing/config/route";
import type { DatabaseTarget } from "@/lib/platform/address/target";
import { db } from "@/lib/platform/db/client";
import { currentDatabase, setCurrentDatabase } from "@/lib/platform/db/current";
import { AppError } from "@/lib/platform/http/errors";
import { bytesBody, lazyBody } from "@/lib/platform/http/lazy-body";
import { ADDRESS_HEADER } from "@/lib/platform/http/origin";
import { log } from "@/lib/platform/log/log";
import { get, post, send } from "@/tests/support/api/request";
import { missingTestDatabase, runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance, setupBody, signedInAs } from "@/tests/support/setup/instance";
import { handle, route } from "./handle";

setUpTestDatabase();

test.each(["GET", "PUT", "PATCH", "DELETE", "HEAD"] as const)(
  "%s where only POST is possible",
  async (method) => {
    for (const route of [login, logout]) {
      const answer = await send(route[method], method);
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
      expect(answer.headers.get("x-request-id")).toMatch(/\S/);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.body).toMatchObject({ success: false, error: `${method} is not possible here.` });
    }
  },
);

test("OPTIONS lists the allowed methods", async () => {
  const answer = await send(login.OPTIONS, "OPTIONS");
  expect([answer.status, answer.headers.get("allow")]).toEqual([204, "POST, OPTIONS"]);
});

test("an address that the API does not have", async () => {
  const answer = await get(nothing);
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({ success: false, error: "There is nothing at this address." });
});

test("a call's rate limit counts by network address, an IPv6 network as one", async () => {
  const limited = handle(
    { access: "public", rateLimit: { attempts: 2, windowSeconds: 60 } },
    async () => ({}),
  );
  const statusFrom = async (address: string) =>
    (await get(limited, { headers: { [ADDRESS_HEADER]: address } })).status;
  expect([await statusFrom("2001:db8::1"), await statusFrom("2001:db8::2")]).toEqual([200, 200]);
  expect([await statusFrom("2001:db8::3"), await statusFrom("2001:db8:0:1::1")]).toEqual([429, 200]);
});

test("an unexpected error has only its number", async () => {
  const broken = handle({ access: "public" }, async () => {
    throw new Error("the password is hunter2");
  });
  const answer = await get(broken, { headers: { "x-request-id": "request-number-7" } });
  expect(answer.status).toBe(500);
  expect(answer.headers.get("x-request-id")).toBe("request-number-7");
  expect(answer.body).toEqual({
    success: false,
    error: "Something went wrong on the server. If it happens again, report this number: request-number-7",
  });
});

test("a refused call is logged with its user and address", async () => {
  await configuredInstance();
  const { token, user } = await signedInAs("viewer");
  const warn = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  const forOwners = handle({ permission: "users:write" }, async () => ({}));
  const refused = await post(forOwners, { token, address: "198.51.100.7" });
  const reason = "Your role, Viewer, does not allow this.";
  expect([refused.status, refused.body.error]).toEqual([403, reason]);
  const told = { requestId: expect.any(String), address: "198.51.100.7", userId: user.id, reason };
  expect(warn.mock.calls).toEqual([
    [{ ...told, call: expect.stringMatching(/^POST \//) }, "A call was not permitted"],
  ]);
  warn.mockRestore();
});

test("a call that requires a recent sign-in is not logged as refused", async () => {
  const warn = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  const asking = handle({ access: "public" }, async () => {
    throw new AppError("forbidden", "Enter your password again to continue.", { needs: "password" });
  });
  expect((await post(asking, {})).status).toBe(403);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test("a thrown value that is no error is unexpected too", async () => {
  const broken = handle({ access: "public" }, () => Promise.reject(undefined));
  expect((await get(broken)).status).toBe(500);
});

test("headers go out with success, and not with a failure", async () => {
  const telling = (fails: boolean) =>
    handle({ access: "public", errors: ["conflict"] }, async ({ headers }) => {
      headers.set("ETag", '"1"');
      headers.set("Cache-Control", "no-cache");
      if (fails) throw new AppError("conflict", "No.");
      return {};
    });
  const told = async (fails: boolean) => {
    const { headers } = await get(telling(fails));
    return [headers.get("etag"), headers.get("cache-control")];
  };
  expect(await told(false)).toEqual(['"1"', "no-cache"]);
  expect(await told(true)).toEqual([null, "no-store"]);
});

test("an expected failure has its status, fields and time to wait", async () => {
  const failing = handle({ access: "public", errors: ["too-many-tries"] }, async () => {
    throw new AppError("too-many-tries", "Wait.", { retryAfter: 7, fields: { email: "Used up" } });
  });
  const answer = await get(failing);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "7"]);
  expect(answer.body).toEqual({ success: false, error: "Wait.", fields: { email: "Used up" } });
});

/** A target at a port where nothing listens any more. */
async function closedServer(): Promise<DatabaseTarget> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return { ...currentDatabase().target, host: "127.0.0.1", port };
}

describe.each([
  ["a database server that is down", closedServer],
  ["a database that was removed", async () => missingTestDatabase()],
  ["a database whose password was changed", async () => ({ ...currentDatabase().target, password: "old" })],
])("%s", (_, lose) => {
  test("is unavailable, not a server error, and permits nothing", async () => {
    const token = await configuredInstance();
    const body = setupBody();
    setCurrentDatabase({ kind: "embedded", target: await lose() });
    for (const answer of [
      await get(check),
      await get(me, { token }),
      await get(landing),
      await post(login.POST, { body: administrator }),
      await post(save.POST, { body }),
      await get(ready),
    ]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(answer.body.error).toMatch(/^The database can’t be reached/);
    }
    expect((await get(alive)).status).toBe(200);
  });

  test("is used again once it is back", async () => {
    const before = currentDatabase();
    setCurrentDatabase({ kind: "embedded", target: await lose() });
    expect((await get(check)).status).toBe(503);
    setCurrentDatabase(before);
    expect((await get(check)).status).toBe(200);
    expect((await get(ready)).status).toBe(200);
  });
});

test("a connection that is cut in the middle of a transaction", async () => {
  const { name } = currentDatabase().target;
  const cut = handle({ access: "public", answer: z.object({ users: z.int() }) }, () =>
    db.$transaction(async (transaction) => {
      await transaction.user.count();
      await runStatement(
        `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
         WHERE datname = '${name}' AND usename = current_user AND pid <> pg_backend_pid()`,
      );
      return { users: await transaction.user.count() };
    }),
  );
  expect((await get(cut)).status).toBe(503);
  expect((await get(check)).status).toBe(200);
});

describe("HEAD", () => {
  test("answers as GET does, and releases the body", async () => {
    const held = { opened: 0, left: 0 };
    const body = () =>
      new ReadableStream({ start: () => void held.opened++, cancel: () => void held.left++ });
    const headers = { "content-length": "7", etag: '"1"', "content-range": "bytes 0-6/9" };
    const { HEAD } = route({
      GET: handle(
        { access: "public", sends: ["*/*"], statuses: [206] },
        async () => new Response(body(), { status: 206, headers }),
      ),
    });
    const answer = await send(HEAD, "HEAD");
    expect([answer.status, answer.body, held]).toEqual([206, null, { opened: 1, left: 1 }]);
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers);
  });

  test("opens no body that is opened when it is read", async () => {
    let opened = 0;
    const { GET, HEAD } = route({
      GET: handle({ access: "public", sends: ["*/*"] }, async () => {
        return new Response(
          lazyBody(() => {
            opened += 1;
            return bytesBody(Buffer.from("text"));
          }),
        );
      }),
    });
    expect([(await send(HEAD, "HEAD")).body, opened]).toEqual([null, 0]);
    expect([(await get(GET)).body, opened]).toEqual(["text", 1]);
  });

  test("sets the cookies and the status that GET does", async () => {
    const { HEAD } = route({
      GET: handle({ access: "public", errors: ["too-many-tries"] }, async ({ cookies }) => {
        cookies.set("one", "1");
        cookies.set("two", "2");
        throw new AppError("too-many-tries", "Wait.", { retryAfter: 7 });
      }),
    });
    const answer = await send(HEAD, "HEAD");
    expect([answer.status, answer.headers.get("retry-after"), answer.body]).toEqual([429, "7", null]);
    expect(answer.cookies.map((cookie) => cookie.split(";")[0])).toEqual(["one=1", "two=2"]);
  });
});
