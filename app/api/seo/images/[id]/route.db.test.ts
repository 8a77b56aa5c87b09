import { expect, test } from "@jest/globals";
import { toConnectionString } from "@/lib/platform/address/target";
import { db, openClient } from "@/lib/platform/db/client";
import { copyAllRows } from "@/lib/platform/db/copy";
import { send } from "@/tests/support/api/request";
import { createTestDatabase, setUpTestDatabase } from "@/tests/support/database/database";
import { uploadPicture } from "@/tests/support/pictures/pictures";
import { quarters } from "@/tests/support/pictures/quarters";
import { configuredInstance } from "@/tests/support/setup/instance";
import { bytesOf } from "@/tests/support/storage/blobs";
import { GET } from "./route";

setUpTestDatabase();

const ask = async (id: string, headers?: Record<string, string>) =>
  GET(new Request("http://localhost/", { headers }), { params: Promise.resolve({ id }) });

test("everyone gets a picture, cacheable for ever, with headers that prevent execution", async () => {
  const token = await configuredInstance();
  const { image } = (await uploadPicture(token, await quarters(1300, 700).png().toBuffer())).body;
  const answer = await ask(image.id);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.equals(await bytesOf(await db.picture.findUniqueOrThrow({ where: { id: image.id } })))).toBe(
    true,
  );
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/png",
    "content-length": String(bytes.length),
    "cache-control": "public, max-age=31536000, immutable",
    etag: `"${image.id}"`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  for (const tag of [`"${image.id}"`, `W/"${image.id}"`, `"x", "${image.id}"`, "*"]) {
    const known = await ask(image.id, { "if-none-match": tag });
    expect([known.status, await known.text()]).toEqual([304, ""]);
  }
  expect((await ask(image.id, { "if-none-match": '"other"' })).status).toBe(200);
});

test.each(["A".repeat(22), "short", "../x", "A".repeat(5000)])("the picture %p is not found", async (id) => {
  const { status, body } = await send(GET, "GET", { params: { id } });
  expect([status, body]).toEqual([404, { success: false, error: "There is no such picture." }]);
});

test("an id that the database can't store is not found", async () => {
  const { status, body } = await send(GET, "GET", { params: { id: "a\0b" } });
  expect([status, body]).toEqual([404, { success: false, error: "There is nothing at this address." }]);
});

test("pictures move to another database with the instance", async () => {
  const token = await configuredInstance();
  await uploadPicture(token, await quarters(1300, 700).jpeg().toBuffer());
  const client = openClient(toConnectionString(await createTestDatabase({ migrated: true })), 2);
  await client.$transaction((transaction) => copyAllRows(db, transaction), { timeout: 30_000 });
  expect(await client.picture.findMany()).toEqual(await db.picture.findMany());
  expect(await client.blobChunk.findMany()).toEqual(await db.blobChunk.findMany());
  await client.$disconnect();
});
