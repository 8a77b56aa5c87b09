import { expect, jest, test } from "@jest/globals";
import { POST as SAVE } from "@/app/api/seo/settings/[page]/route";
import { db } from "@/lib/platform/db/client";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { uploadPicture } from "@/tests/support/pictures/pictures";
import { quarters } from "@/tests/support/pictures/quarters";
import { flatSeo } from "@/tests/support/seo/seo";
import { configuredInstance } from "@/tests/support/setup/instance";
import { storeBlob } from "@/tests/support/storage/blobs";

setUpTestDatabase();
// Processing pictures is slow on a busy machine.
jest.setTimeout(30_000);

test("equal pictures are stored once; unused ones are deleted after a day", async () => {
  const token = await configuredInstance();
  const picture = await quarters(1200, 630).png().toBuffer();
  const once = (await uploadPicture(token, picture)).body.image;
  expect((await uploadPicture(token, picture)).body.image).toEqual(once);
  const ids = ["og", "x", "json", "young", "old"].map((name) => name.padEnd(22, "_"));
  const data = { type: "image/png", hash: await storeBlob(Buffer.from("x")), width: 1, height: 1 };
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  await db.picture.createMany({
    data: ids.map((id) => ({ ...data, id, createdAt: hours(id.startsWith("young") ? 23 : 25) })),
  });
  const [og, x, json, young] = ids;
  await post(SAVE, {
    token,
    params: { page: "bread" },
    body: {
      ...flatSeo,
      ogImage: `https://bakery.example/api/seo/images/${og}`,
      twitterImage: `/api/seo/images/${x}`,
      structuredData: [{ "@type": "Product", image: [`/api/seo/images/${json}`] }],
    },
  });
  await uploadPicture(token, picture);
  const left = (await db.picture.findMany({ select: { id: true } })).map(({ id }) => id);
  expect(left.sort()).toEqual([og, x, json, young, once.id].sort());
});

test("at the limit no picture is added, but a stored one can be uploaded again", async () => {
  const token = await configuredInstance();
  const picture = await quarters(1200, 630).png().toBuffer();
  await uploadPicture(token, picture);
  const data = { type: "image/png", hash: await storeBlob(Buffer.from("x")), width: 1, height: 1 };
  await db.picture.createMany({
    data: Array.from({ length: 999 }, (_, index) => ({ ...data, id: `picture-${index}` })),
  });
  expect((await uploadPicture(token, picture)).status).toBe(200);
  const other = await uploadPicture(token, await quarters(1200, 640).jpeg().toBuffer());
  expect([other.status, other.body.error]).toEqual([
    409,
    expect.stringContaining("1000 pictures are kept already"),
  ]);
  expect(await db.picture.count()).toBe(1000);
});
