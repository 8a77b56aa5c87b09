import { expect, test } from "@jest/globals";
import { configurationState } from "@/lib/installation/state.server";
import { isPreviewing, isPreviewSecret, PREVIEW_COOKIE } from "@/lib/platform/http/preview";
import { get, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET, PUT } from "./route";

setUpTestDatabase();

const put = async (token: string, body: object) => (await send(PUT, "PUT", { token, body })).body;

test("a site is public until somebody decides otherwise", async () => {
  const token = await configuredInstance();
  expect((await get(GET, { token })).body).toMatchObject({
    visibility: "unset",
    text: "",
    previewPath: null,
  });
  expect(await configurationState()).toMatchObject({ isComingSoon: false });
  expect(isPreviewing(`${PREVIEW_COOKIE}=`)).toBe(false);
});

test("each announcement of a site has a preview link of its own", async () => {
  const token = await configuredInstance();
  const first = await put(token, { visibility: "comingSoon", text: "We open in May." });
  expect(first).toMatchObject({ visibility: "comingSoon", text: "We open in May." });
  expect(first.previewPath).toMatch(/^\/site-preview\/[\w-]{22}$/);
  expect(await configurationState()).toMatchObject({ isComingSoon: true, comingSoonText: "We open in May." });
  const secret = first.previewPath.slice("/site-preview/".length);
  expect(isPreviewSecret(secret)).toBe(true);
  expect(isPreviewing(`a=b; ${PREVIEW_COOKIE}=${secret}; c=d`)).toBe(true);
  expect(isPreviewing(`${PREVIEW_COOKIE}=${secret}x`)).toBe(false);
  expect(isPreviewing(`not_${PREVIEW_COOKIE}=${secret}`)).toBe(false);

  expect((await put(token, { visibility: "comingSoon" })).previewPath).toBe(first.previewPath);
  const renewed = await put(token, { visibility: "comingSoon", renewsPreview: true });
  expect(renewed.previewPath).not.toBe(first.previewPath);
  await configurationState();
  expect(isPreviewSecret(secret)).toBe(false);
  expect(await put(token, { visibility: "public" })).toMatchObject({
    text: "We open in May.",
    previewPath: null,
  });
  await configurationState();
  expect(isPreviewSecret(secret)).toBe(false);
  expect((await put(token, { visibility: "comingSoon" })).previewPath).not.toBe(first.previewPath);
});

test.each([
  { visibility: "hidden" },
  { visibility: "unset" },
  {},
  { visibility: "public", text: "a".repeat(201) },
])("%j is refused and changes nothing", async (body) => {
  const token = await configuredInstance();
  expect((await send(PUT, "PUT", { token, body })).status).toBe(422);
  expect((await get(GET, { token })).body.visibility).toBe("unset");
});
