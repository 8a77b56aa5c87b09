import { expect, test } from "@jest/globals";
import sharp from "sharp";
import { drawPreview } from "./draw.server";
import { familyFor } from "./family.server";

const name = "Corner Bakery";
const draw = (title: string, of = name) => drawPreview({ title, name: of });

/** The share of light pixels in the title's area, from 0 to 1. */
async function lightness(picture: Buffer): Promise<number> {
  const area = { left: 60, top: 190, width: 820, height: 320 };
  const title = await sharp(picture).extract(area).removeAlpha().greyscale().threshold(160).toBuffer();
  return ((await sharp(title).stats()).channels[0]?.mean ?? 0) / 255;
}

test.each([
  "About",
  "Sourdough, rolls and cakes from our own stone oven in Milla.",
  "Bäckerei Müßiggang: Brötchen für Šárka",
  "Свежий хлеб каждый день",
  "Ζεστό ψωμί κάθε πρωί",
  "Bánh mì nóng mỗi sáng",
  "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnungen",
  `${"Bread ".repeat(19)}Bread`,
])("%s is drawn in its own letters", async (title) => {
  const picture = await draw(title);
  const { width, height, format } = await sharp(picture).metadata();
  expect([width, height, format]).toEqual([1200, 630, "png"]);
  expect(picture.length).toBeLessThan(300_000);
  expect(await lightness(picture)).toBeGreaterThan(0.02);
});

test.each(["新鲜面包每天", "خبز طازج كل يوم", "לחם טרי", "ताज़ी रोटी", "Brot 面包", ""])(
  "instead of %s, which no font has whole, the name is drawn rather than boxes",
  async (title) => {
    expect((await draw(title)).equals(await draw(name))).toBe(true);
  },
);

test("without a drawable letter, the product's mark is in the middle", async () => {
  const picture = await draw("新鲜面包", "街角面包店");
  expect(await lightness(picture)).toBeGreaterThan(0.05);
  expect(picture.equals(await draw("别的", "パン屋"))).toBe(true);
});

test("markup in a title is drawn as text", async () => {
  expect(await lightness(await draw('</g><script>&"\'<rect width="9999"/>'))).toBeLessThan(0.4);
});

test("the product's own typeface comes first", async () => {
  const own = await familyFor("Brötchen");
  expect(own?.fonts[0]?.familyName).toMatch(/Bricolage/);
  expect((await familyFor("Пекарня"))?.fonts[0]?.familyName).toMatch(/Manrope/);
  expect(await familyFor("面")).toBeNull();
});
