import { expect, test } from "@jest/globals";
import { POST as save } from "@/app/api/landing/config/route";
import { replacePicture } from "@/lib/pictures/upload.server";
import { pictureWorkDone } from "@/lib/pictures/worker.server";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { libraryPicture } from "@/tests/support/pictures/pictures";
import { quarters } from "@/tests/support/pictures/quarters";
import { configuredInstance } from "@/tests/support/setup/instance";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { activateSite, uploadSite } from "@/tests/support/templates/templates";
import { activeTemplate } from "./active.server";
import { readDocument } from "./document.server";

setUpTestDatabase();

const page = `<!doctype html><title>Bakery</title><body><img src="{{logoUrl}}" alt="Logo">
<img src="{{ heroImageUrl }}" alt="Oven"></body>`;

async function sources(): Promise<(string | undefined)[]> {
  const source = await activeTemplate();
  if (!source) throw new Error("No template is active.");
  const { html } = await readDocument(source, { path: "index.html", preview: false });
  return [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => /src="([^"]*)"/.exec(tag)?.[1]);
}

test("a template shows the logo and the hero's picture as they are now, and no broken ones", async () => {
  const token = await configuredInstance();
  const { id } = await uploadSite(token, { ...sampleSite(), "index.html": page });
  await activateSite(token, id);
  expect(await sources()).toEqual([undefined, undefined]);

  const [logo, oven] = [await libraryPicture(), await libraryPicture(quarters(400, 300))];
  const sample = sampleLanding();
  const body = { ...sample, logo: logo.id, hero: { ...sample.hero, picture: oven.id } };
  expect((await post(save, { token, body })).status).toBe(200);
  expect(await sources()).toEqual([logo.src, oven.src]);

  const bytes = Uint8Array.from(await quarters(90, 90).png().toBuffer());
  await replacePicture(logo.id, { name: "new.png", bytes });
  await pictureWorkDone();
  const [now] = await sources();
  expect(now).toMatch(new RegExp(`^/api/pictures/files/${logo.id}/[0-9a-f]{12}/90[.]webp$`));
});
