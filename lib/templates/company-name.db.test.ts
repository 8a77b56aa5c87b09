import { expect, test } from "@jest/globals";
import { POST as saveLanding } from "@/app/api/landing/config/route";
import { POST as saveSettings } from "@/app/api/settings/route";
import { shownLanding } from "@/lib/landing/server";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { configuredInstance } from "@/tests/support/setup/instance";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { activateSite, uploadSite } from "@/tests/support/templates/templates";
import { activeTemplate } from "./active.server";
import { readDocument } from "./document.server";

setUpTestDatabase();

const page = "<!doctype html><title>Site</title><body><h1>{{companyName}}</h1></body>";

/** As the built-in page and the template show it. */
async function shownNames() {
  const source = await activeTemplate();
  if (!source) throw new Error("No template is active.");
  const { html } = await readDocument(source, { path: "index.html", preview: false });
  const { content } = await shownLanding();
  return [content.footer.companyName, /<h1>(.*)<\/h1>/.exec(html)?.[1]];
}

test("the company has the project's name until an owner names it, on the built-in page and a template alike", async () => {
  const token = await configuredInstance();
  await activateSite(token, (await uploadSite(token, { ...sampleSite(), "index.html": page })).id);
  expect(await shownNames()).toEqual(["Corner Bakery", "Corner Bakery"]);

  const settings = { projectName: "Quay Bakery", siteAddress: "", timeZone: "UTC" };
  expect((await post(saveSettings, { token, body: settings })).status).toBe(200);
  expect(await shownNames()).toEqual(["Quay Bakery", "Quay Bakery"]);

  const sample = sampleLanding();
  const body = { ...sample, footer: { ...sample.footer, companyName: "Crumb Ltd" } };
  expect((await post(saveLanding, { token, body })).status).toBe(200);
  expect(await shownNames()).toEqual(["Crumb Ltd", "Crumb Ltd"]);
});
