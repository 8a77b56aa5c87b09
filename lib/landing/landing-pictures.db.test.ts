import { expect, test } from "@jest/globals";
import sharp from "sharp";
import { GET as CONFIG, POST as SAVE } from "@/app/api/landing/config/route";
import { GET as FILE } from "@/app/api/pictures/files/[id]/[content]/[file]/route";
import { GET as PREVIEW } from "@/app/api/seo/preview-images/[page]/[file]/route";
import { iconAddress } from "@/lib/pictures/addresses";
import { savePictureDetails } from "@/lib/pictures/server";
import { db } from "@/lib/platform/db/client";
import { getPageHead } from "@/lib/seo/head.server";
import { getSeoManager } from "@/lib/seo/manager.server";
import { siteManifest } from "@/lib/seo/manifest.server";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { libraryPicture } from "@/tests/support/pictures/pictures";
import { colourAt, quarters } from "@/tests/support/pictures/quarters";
import { configuredInstance } from "@/tests/support/setup/instance";
import { shownLandingPictures, shownLogo } from "./server";

setUpTestDatabase();

const unknown = "0123456789abcdefABCD_-";

async function fileAt(address: string) {
  const [id = "", content = "", file = ""] = address.split("/").slice(-3);
  const params = Promise.resolve({ id, content, file });
  return FILE(new Request("http://localhost/"), { params });
}

async function imageAt(address: string) {
  const file = new URL(address).pathname.split("/").at(-1) ?? "";
  const params = Promise.resolve({ page: "home", file });
  return PREVIEW(new Request("http://localhost/"), { params });
}

const ogImage = async () => {
  const { tags } = await getPageHead("home");
  return tags.flatMap((tag) => (tag.tag === "meta" && tag.name === "og:image" ? [tag.content] : []))[0] ?? "";
};

test("pictures are saved with the page, and those that are in no library are refused by their fields", async () => {
  const token = await configuredInstance();
  const { id } = await libraryPicture();
  const sample = sampleLanding();
  const content = {
    ...sample,
    hero: { ...sample.hero, picture: id, layout: "behind" },
    logo: unknown,
    gallery: [
      { picture: id, caption: "" },
      { picture: unknown, caption: "Gone" },
    ],
  };
  const refused = await post(SAVE, { token, body: content });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["logo", "gallery.1.picture"]]);
  expect((await get(CONFIG)).body.version).toBe(0);
  expect((await post(SAVE, { token, body: { ...content, logo: "../x", gallery: [] } })).body.fields).toEqual({
    logo: "Choose a picture of the library",
  });
  const saved = await post(SAVE, { token, body: { ...content, logo: "", gallery: [] } });
  expect(saved.body.config).toEqual({ ...sample, hero: content.hero });
  expect(Object.keys(await shownLandingPictures())).toEqual([id]);
});

test("a deleted picture is left out, and does not prevent saving the page", async () => {
  const token = await configuredInstance();
  const { id } = await libraryPicture();
  const content = { ...sampleLanding(), logo: id };
  await post(SAVE, { token, body: content });
  await db.picture.delete({ where: { id } });
  expect((await post(SAVE, { token, body: { ...content, accent: "plum" } })).status).toBe(200);
  expect(await shownLogo()).toBeUndefined();
});

test("the logo is the site's icon: of a wide one the part around its focus", async () => {
  const token = await configuredInstance();
  const { id } = await libraryPicture(quarters(800, 200), "logo.png");
  await post(SAVE, { token, body: { ...sampleLanding(), logo: id } });
  const details = { name: "Logo", alt: "Logo", decorative: false };
  await savePictureDetails(id, { ...details, focus: { x: 0, y: 0.5 } });
  const logo = await shownLogo();
  if (!logo) throw new Error("There is no logo.");
  const { icons } = await siteManifest();
  expect(icons.map(({ src }) => src)).toEqual([iconAddress(logo, 192), iconAddress(logo, 512)]);
  const icon = await fileAt(icons[0]?.src ?? "");
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/png"]);
  const bytes = Buffer.from(await icon.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 192, height: 192 });
  expect([await colourAt(bytes, 0.9, 0.1), await colourAt(bytes, 0.9, 0.9)]).toEqual(["red", "blue"]);
  await savePictureDetails(id, { ...details, focus: { x: 1, y: 0.5 } });
  const moved = await fileAt(icons[0]?.src ?? "");
  const now = await shownLogo();
  expect([moved.status, moved.headers.get("location")]).toEqual([302, now && iconAddress(now, 192)]);
  expect((await fileAt(icons[0]?.src.replace("192", "191") ?? "")).status).toBe(404);
});

test("networks get the hero's picture cropped to its focus, or the drawn one without a picture", async () => {
  const token = await configuredInstance();
  expect(await ogImage()).toMatch(/\.png$/);
  const { id } = await libraryPicture(quarters(1400, 1400));
  const sample = sampleLanding();
  await post(SAVE, { token, body: { ...sample, hero: { ...sample.hero, picture: id } } });
  await savePictureDetails(id, { name: "Oven", alt: "", decorative: true, focus: { x: 0.5, y: 0 } });
  const address = await ogImage();
  expect((await getSeoManager()).site.pictures.home).toBe(new URL(address).pathname);
  const answer = await imageAt(address);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
  expect([await colourAt(bytes, 0.1, 0.8), await colourAt(bytes, 0.9, 0.8)]).toEqual(["red", "green"]);
  const outdated = await imageAt(address.replace(/[0-9a-f]{32}/, "0".repeat(32)));
  expect([outdated.status, outdated.headers.get("location")]).toEqual([302, new URL(address).pathname]);
});
