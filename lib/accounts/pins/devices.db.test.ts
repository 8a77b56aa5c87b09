import { expect, test } from "@jest/globals";
import { POST as offer } from "@/app/api/devices/route";
import { atOrigin } from "@/lib/platform/http/origin";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

test("a pairing has a link and a QR code if another device can open them", async () => {
  const token = await configuredInstance();
  const offeredAt = (origin: string) =>
    atOrigin(origin, async () => (await post(offer, { token, body: { name: "Tablet" } })).body.pairing);
  expect(await offeredAt("http://localhost:3000")).toMatchObject({ url: null, qr: null });
  const { code, url, qr } = await offeredAt("http://192.168.1.5:3000");
  expect(url).toBe(`http://192.168.1.5:3000/pair#${code.replace("-", "")}`);
  expect(qr.size).toBeGreaterThan(20);
});
