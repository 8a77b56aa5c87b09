import { beforeEach, describe, expect, test } from "@jest/globals";
import { GET as devices, POST as offer } from "@/app/api/devices/route";
import { db } from "@/lib/platform/db/client";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { choosePin, pairedDevice } from "@/tests/support/accounts/pins";
import { cookieFrom, get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { POST as pair } from "./route";

setUpTestDatabase();

let owner: string;
let cook: Awaited<ReturnType<typeof signedInAs>>;

beforeEach(async () => {
  owner = await configuredInstance();
  cook = await signedInAs("kitchen");
  await choosePin(cook.token, "Ada");
  await pairedDevice(owner);
});

describe("pairing a device", () => {
  const codeFor = async (name = "Second tablet") =>
    (await post(offer, { token: owner, body: { name } })).body.pairing.code as string;

  test("creates a code that is shown once, stored as a hash, and valid for one of several concurrent uses", async () => {
    const code = await codeFor();
    expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
    expect(JSON.stringify(await db.pairedDevice.findMany())).not.toContain(code.replace("-", ""));
    const answers = await Promise.all([1, 2, 3].map(() => post(pair, { body: { code } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const paired = answers.find(({ status }) => status === 200);
    expect(paired?.cookies[0]).toMatch(/^paired_device=[\w-]{43}; Path=\/; .*HttpOnly/);
    const listed = (await get(devices, { token: owner })).body.devices;
    expect(listed).toMatchObject([
      { name: "Second tablet", state: "paired", pairedBy: administrator.email },
      { name: "Kitchen tablet", state: "paired" },
    ]);
    expect(JSON.stringify(await db.pairedDevice.findMany())).not.toContain(
      cookieFrom(paired as never, "paired_device").split("=")[1],
    );
  });

  test("by HTTPS the cookie is one that no other host can set", async () => {
    const headers = { "x-forwarded-proto": "https", origin: "https://localhost" };
    const answer = await post(pair, { body: { code: await codeFor() }, headers });
    expect(answer.cookies[0]).toMatch(/^__Host-paired_device=[^;]+; Path=\/; (?!.*Domain).*Secure; HttpOnly/);
  });

  test("a code ends after ten minutes, and is then swept away", async () => {
    const code = await codeFor();
    await db.pairedDevice.updateMany({
      where: { tokenHash: null },
      data: { codeExpiresAt: new Date(Date.now() - 1) },
    });
    expect((await post(pair, { body: { code } })).status).toBe(422);
    await sweepExpired();
    expect(await db.pairedDevice.count()).toBe(1);
  });

  test("codes can't be tried out", async () => {
    for (let count = 0; count < 9; count += 1) await post(pair, { body: { code: "AAAAAAAAAA" } });
    const answer = await post(pair, { body: { code: await codeFor() } });
    expect(answer.status).toBe(429);
  });

  test("requires an owner or manager with a recent sign-in", async () => {
    await db.session.updateMany({ data: { authenticatedAt: new Date(Date.now() - 301_000) } });
    expect((await post(offer, { token: owner, body: { name: "T" } })).body.needs).toBe("password");
    expect((await post(offer, { token: cook.token, body: { name: "T" } })).status).toBe(403);
  });
});
