import { expect, test } from "@jest/globals";
import { POST as SAVE } from "@/app/api/seo/settings/[page]/route";
import { db } from "@/lib/platform/db/client";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { uploadPicture } from "@/tests/support/pictures/pictures";
import { quarters } from "@/tests/support/pictures/quarters";
import { flatSeo, nestedSeo } from "@/tests/support/seo/seo";
import { configuredInstance } from "@/tests/support/setup/instance";
import { activateSite, uploadSite } from "@/tests/support/templates/templates";
import { POST } from "./route";

setUpTestDatabase();

test("settings are checked against pages, site, pictures and template, and nothing is saved", async () => {
  const token = await configuredInstance();
  const check = async (page: string, body: object) => {
    const answer = await post(POST, {
      token,
      params: { page },
      body: { title: "About", description: "d", ...body },
    });
    expect(answer.status).toBe(200);
    return answer.body.warnings.map(({ code, field }: { code: string; field: string }) => `${code} ${field}`);
  };
  expect(await check("about", {})).toEqual([]);
  expect(await check("about", { robots: "noindex, follow" })).toEqual([]);

  await activateSite(token, (await uploadSite(token)).id);
  expect(await check("about", { robots: "noindex, follow" })).toEqual(["noindex-linked robots"]);
  expect(await check("contact", { robots: "noindex, follow" })).toEqual([]);

  const { image } = (await uploadPicture(token, await quarters(600, 600).png().toBuffer())).body;
  expect(await check("about", { openGraph: { image: image.url } })).toEqual([
    "picture-small openGraph.image",
  ]);
  expect(await check("about", { twitterImage: `http://localhost${image.url}` })).toEqual([
    "picture-small twitter.image",
  ]);
  expect(await check("about", { ogImage: `/api/seo/images/${"A".repeat(22)}` })).toEqual([
    "picture-missing openGraph.image",
  ]);

  await post(SAVE, {
    token,
    params: { page: "rolls" },
    body: { title: "Rolls", description: "d", robots: "noindex, follow" },
  });
  await post(SAVE, { token, params: { page: "home" }, body: { ...flatSeo, canonical: "/" } });
  expect(await check("rolls", { title: "ROLLS" })).toEqual([]);
  expect(await check("about", { title: flatSeo.title, canonical: "/rolls" })).toEqual([
    "title-taken title",
    "canonical-noindex canonical",
    "canonical-taken canonical",
  ]);
  expect(await check("about", { canonical: "https://elsewhere.example/" })).toEqual([
    "canonical-elsewhere canonical",
  ]);
  expect(await check("welcome", { canonical: "/welcome" })).toEqual(["canonical-ignored canonical"]);
  expect(await db.pageSeo.count()).toBe(2);
});

test("invalid settings and visitors are refused", async () => {
  const token = await configuredInstance();
  const params = { page: "about" };
  expect((await post(POST, { params, body: nestedSeo })).status).toBe(401);
  const wrong = await post(POST, { token, params, body: { ...nestedSeo, title: "x".repeat(61) } });
  expect([wrong.status, wrong.body.fields]).toEqual([422, { title: "At most 60 characters" }]);
  expect((await post(POST, { token, params, body: { ...nestedSeo, page: "other" } })).status).toBe(422);
  expect((await post(POST, { token, params: { page: "Über" }, body: nestedSeo })).status).toBe(422);
});
