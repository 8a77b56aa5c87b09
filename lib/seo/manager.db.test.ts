import { expect, test } from "@jest/globals";
import { POST } from "@/app/api/seo/settings/route";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { flatSeo } from "@/tests/support/seo/seo";
import { configuredInstance } from "@/tests/support/setup/instance";
import { activateSite, uploadSite } from "@/tests/support/templates/templates";
import { getSeoManager } from "./manager.server";

setUpTestDatabase();

const page = { title: flatSeo.title, description: flatSeo.description };

test("the manager opens with the configured pages, and marks those that visitors can reach", async () => {
  const token = await configuredInstance();
  await post(POST, { token, body: { page: "welcome", ...page } });
  await post(POST, { token, body: { page: "catering", ...page, robots: "noindex, follow" } });
  const before = await getSeoManager();
  expect(before.pages).toEqual([
    {
      pageName: "catering",
      title: page.title,
      canonical: "",
      robots: "noindex, follow",
      updatedAt: expect.any(String),
    },
    {
      pageName: "welcome",
      title: page.title,
      canonical: "",
      robots: "index, follow",
      updatedAt: expect.any(String),
    },
  ]);
  expect(before.site).toMatchObject({ root: "http://localhost", name: "Corner Bakery" });
  expect(before.site.existing).toEqual(expect.arrayContaining(["home", "welcome", "login", "dashboard"]));
  expect(before.site.existing).not.toContain("about");

  const html = "<!doctype html><title>Bakery</title><h1>Bakery</h1>";
  const { id } = await uploadSite(token, { "index.html": html, "about.html": html, "team.html": html });
  expect((await activateSite(token, id)).status).toBe(200);
  const { existing } = (await getSeoManager()).site;
  expect(existing).toEqual(expect.arrayContaining(["home", "about", "team"]));
});
