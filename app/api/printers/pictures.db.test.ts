import { beforeEach, expect, test } from "@jest/globals";
import sharp from "sharp";
import { db } from "@/lib/platform/db/client";
import { withoutFont } from "@/lib/printers/picture/fonts.server";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { EpsonPrinter } from "@/tests/support/printers/epson-printer";
import { StarPrinter } from "@/tests/support/printers/star-printer";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const input = {
  name: "Pass",
  protocol: "star",
  width: 80,
  codePage: "multilingual",
  restaurantId: null,
  kitchenCopies: 1,
  receiptCopies: 0,
} as const;

type Input = Parameters<typeof callRoute<"POST /printers">>[1]["body"];
async function printer(changed: Partial<Input> = {}) {
  const { body } = await callRoute("POST /printers", { token, body: { ...input, ...changed } });
  await db.printer.updateMany({ data: { lookedAt: new Date(0) } });
  return body;
}

/** Prints the ticket of an order of this guest, on a new printer. */
async function printed(name: string, changed: Partial<Input> = {}) {
  const { id, secret } = await printer(changed);
  await placedOrder({ name });
  const device = changed.protocol === "epson" ? new EpsonPrinter(secret) : new StarPrinter(secret);
  expect(await device.work()).toBe(true);
  const { missing } = await db.printer.findUniqueOrThrow({ where: { id }, select: { missing: true } });
  return { id, missing, ticket: device.printed[0] };
}

/** The share of black dots in a picture. */
async function blackOf(png: Buffer | undefined) {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, black: data.filter((dot) => dot < 128).length / data.length };
}

const arabic = "جلف";
/** A letter that no common font has (Wancho). */
const rare = "\u{1e2c0}";
const canDraw = async (text: string) => (await withoutFont(text)).length === 0;

test("letters that the code page lacks are drawn where the server has fonts, else marked and mentioned", async () => {
  for (const protocol of ["star", "epson"] as const) {
    const { ticket, missing } = await printed(arabic, { protocol });
    if (await canDraw(`A${arabic}`)) {
      expect([ticket?.text, missing]).toEqual(["", ""]);
      expect(ticket?.picture?.length).toBeGreaterThan(1000);
    } else {
      expect([ticket?.picture, missing]).toEqual([undefined, arabic]);
      expect(ticket?.text).toContain("not a letter of this printer");
    }
    await db.order.deleteMany();
    await db.printer.deleteMany();
  }
});

test("a ticket of letters of the code page is sent as commands", async () => {
  const { ticket, missing } = await printed("Zoë");
  expect([ticket?.picture, missing]).toEqual([undefined, ""]);
  expect(ticket?.text).toContain("Zobo");
});

test("a printer of pictures gets each ticket drawn, as wide as its paper", async () => {
  const { ticket } = await printed("Ada", { codePage: "picture", width: 58 });
  if (!(await canDraw("A"))) return expect(ticket?.text).toContain("Zobo");
  const { width, black } = await blackOf(ticket?.picture);
  expect(width).toBe(384);
  expect(black).toBeGreaterThan(0.02);
  expect(black).toBeLessThan(0.5);
});

test("a letter that nothing prints is mentioned on the printer’s card until it is saved again", async () => {
  if (await canDraw(rare)) return;
  const { id, missing } = await printed(`Ada ${rare}`);
  expect(missing).toBe(rare);
  const listed = async () => (await callRoute("GET /printers", { token })).body.printers[0]?.missing;
  expect(await listed()).toBe(rare);
  await callRoute("PUT /printers/{id}", { token, params: { id }, body: { ...input, codePage: "picture" } });
  expect(await listed()).toBe("");
});

test("the fonts of the server are listed by script", async () => {
  const { body } = await callRoute("GET /printers/fonts", { token });
  expect([...body.with, ...body.without]).toContain("Arabic");
  expect(body.with.includes("Arabic")).toBe(await canDraw("ع"));
});
