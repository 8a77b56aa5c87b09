import { expect, test } from "@jest/globals";
import { POST as setStatus } from "@/app/api/orders/[id]/status/route";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placed, restaurantId, setUpVouchers, usesOf } from "@/tests/support/orders/vouchers";
import { signedInAs } from "@/tests/support/setup/instance";
import { PUT as edit, DELETE as remove } from "./[id]/route";
import { POST as add, GET as list } from "./route";

setUpTestDatabase();
const { addVoucher, token } = setUpVouchers();

test("a code is there once for each restaurant, and only those who change menus change vouchers", async () => {
  expect((await addVoucher()).status).toBe(200);
  const again = await addVoucher({ code: "SUMMER" });
  expect([again.status, Object.keys(again.body.fields)]).toEqual([409, ["code"]]);
  expect((await addVoucher({ code: "x" })).status).toBe(422);
  expect((await addVoucher({ code: "much", value: 10_001 })).status).toBe(422);
  expect((await addVoucher({ restaurantId: "nowhere" })).body.fields).toHaveProperty("restaurantId");
  const cook = (await signedInAs("kitchen")).token;
  const refused = { token: cook, body: { restaurantId, code: "mine", kind: "percent", value: 1 } };
  expect((await post(add, refused)).status).toBe(403);
  expect(
    (await get(list, { token: token(), query: `?restaurantId=${restaurantId}` })).body.vouchers,
  ).toHaveLength(1);
});

const edited = {
  code: "winter",
  kind: "amount",
  value: 250,
  minimumCents: 500,
  maxUses: 7,
  note: "For regulars",
};
const editVoucher = (id: string, body: object) => send(edit, "PUT", { token: token(), params: { id }, body });
const deleteVoucher = (id: string) => send(remove, "DELETE", { token: token(), params: { id } });

test("a voucher is changed once of two edits of the same values, and keeps its code and row once it was used", async () => {
  const [{ id, updatedAt }] = (await addVoucher()).body.vouchers;
  const answers = await Promise.all(
    [100, 200].map((value) => editVoucher(id, { ...edited, value, updatedAt })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { vouchers } = (await get(list, { token: token(), query: `?restaurantId=${restaurantId}` })).body;
  expect(vouchers).toMatchObject([{ ...edited, code: "WINTER", value: expect.any(Number), validFrom: null }]);

  const { order } = (await placed("with-winter", { voucher: "winter", pays: "onHandover" })).body;
  expect(order).toMatchObject({ voucherCode: "WINTER" });
  const read = vouchers[0].updatedAt;
  const renamed = await editVoucher(id, { ...edited, code: "AUTUMN", updatedAt: read });
  expect([renamed.status, Object.keys(renamed.body.fields)]).toEqual([409, ["code"]]);
  expect((await deleteVoucher(id)).status).toBe(409);
  expect((await editVoucher(id, { ...edited, value: 300, updatedAt: read })).body.vouchers).toMatchObject([
    { code: "WINTER", value: 300, uses: 1 },
  ]);
  const cancel = { status: "cancelled", expected: "new" };
  await post(setStatus, { token: token(), params: { id: order.id }, body: cancel });
  expect(await usesOf("WINTER")).toBe(0);
  expect((await deleteVoucher(id)).status).toBe(409);
});

test("an unused voucher is renamed, but not to another one's code, and deleted", async () => {
  await addVoucher({ code: "other" });
  const [{ id, updatedAt }] = (await addVoucher()).body.vouchers;
  const same = await editVoucher(id, { ...edited, code: "OTHER", updatedAt });
  expect([same.status, Object.keys(same.body.fields)]).toEqual([409, ["code"]]);
  expect((await editVoucher(id, { ...edited, updatedAt })).status).toBe(200);
  expect((await deleteVoucher(id)).body.vouchers).toMatchObject([{ code: "OTHER" }]);
  expect((await deleteVoucher(id)).status).toBe(404);
});

test("of two vouchers that are renamed to the same code at once, one is refused at its field", async () => {
  await addVoucher({ code: "first" });
  const { vouchers } = (await addVoucher({ code: "second" })).body;
  const answers = await Promise.all(
    vouchers.map(({ id, updatedAt }: { id: string; updatedAt: string }) =>
      editVoucher(id, { ...edited, code: "SAME", updatedAt }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.fields).toEqual({ code: "There is a voucher with this code already" });
});
