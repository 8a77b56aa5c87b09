import { expect, test } from "@jest/globals";
import { KEPT_VERSIONS } from "@/lib/landing/save-version.server";
import { saveLanding } from "@/lib/landing/server";
import { get } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";
import { GET as one } from "./[version]/route";
import { GET as list } from "./route";

setUpTestDatabase();

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

test("there are no versions before the first save", async () => {
  const token = await configuredInstance();
  expect((await get(list, { token })).body).toEqual({ success: true, versions: [] });
});

test("the versions are listed, the newest first, without their content", async () => {
  const token = await configuredInstance();
  await saveLanding(sampleLanding("First"), "former@example.com", null);
  await saveLanding(sampleLanding("Second"), administrator.email, 1);
  const entry = { createdAt: isoTime, restoredFrom: null };
  const answer = await get(list, { token });
  expect(answer.body).toEqual({
    success: true,
    versions: [
      { ...entry, version: 2, author: administrator.email },
      { ...entry, version: 1, author: "former@example.com" },
    ],
  });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("a version has the page's content of that time", async () => {
  const token = await configuredInstance();
  for (const title of ["First", "Second"]) await saveLanding(sampleLanding(title), administrator.email, null);
  const answer = await get(one, { token, params: { version: "1" } });
  expect(answer.body).toEqual({
    success: true,
    version: 1,
    config: sampleLanding("First"),
    author: administrator.email,
    createdAt: isoTime,
    restoredFrom: null,
  });
});

test("the latest fifty are kept", async () => {
  const token = await configuredInstance();
  const saves = KEPT_VERSIONS + 3;
  for (let number = 1; number <= saves; number++) {
    await saveLanding(sampleLanding(`Number ${number}`), administrator.email, number - 1);
  }
  const { versions } = (await get(list, { token })).body;
  expect(versions).toHaveLength(50);
  expect([versions[0].version, versions.at(-1).version]).toEqual([53, 4]);
  expect((await get(one, { token, params: { version: "3" } })).status).toBe(404);
  const oldest = await get(one, { token, params: { version: "4" } });
  expect(oldest.body.config.hero.title).toBe("Number 4");
});

test("an unknown version", async () => {
  const token = await configuredInstance();
  for (const version of ["0", "1", "999999999"]) {
    const answer = await get(one, { token, params: { version } });
    expect(answer.status).toBe(404);
    expect(answer.body.error).toBe(`There is no version ${version} of this page.`);
  }
});

test("a version that is no number", async () => {
  const token = await configuredInstance();
  for (const version of ["one", "-1", "1.5", "1e3", "0x1", " ", "1 OR 1=1", "9999999999", "constructor"]) {
    const answer = await get(one, { token, params: { version } });
    expect([answer.status, answer.body.fields]).toEqual([422, { version: "A version is a whole number" }]);
  }
});
