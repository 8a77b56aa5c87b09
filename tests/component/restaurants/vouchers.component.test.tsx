import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { setUpMenuEditor } from "@/tests/support/component/menu-editor";
import { fill } from "@/tests/support/component/screen";

const { user } = setUpMenuEditor();

test("an owner adds a voucher after corrections, and switches it off", async () => {
  await user().click(screen.getByRole("button", { name: "Restaurant" }));
  const vouchers = within(await screen.findByRole("region", { name: "Vouchers" }));
  await vouchers.findByText(/There are none yet/);
  const add = () => user().click(vouchers.getByRole("button", { name: "Add voucher" }));
  await add();
  expect(vouchers.getByText("4 to 30 letters, digits or hyphens")).toBeVisible();
  expect(vouchers.getByText("A value is required")).toBeVisible();
  fill(vouchers.getByLabelText("Code"), "summer");
  fill(vouchers.getByLabelText("Discount in %"), "12.5");
  fill(vouchers.getByLabelText("Number of uses"), "1");
  await add();
  const own = await vouchers.findByRole("switch", { name: /SUMMER/ });
  expect(own).toBeChecked();
  expect(vouchers.getByText(/used 0 of 1 times/)).toBeVisible();
  expect(await db.voucher.findFirst()).toMatchObject({
    code: "SUMMER",
    kind: "percent",
    value: 1250,
    maxUses: 1,
  });

  fill(vouchers.getByLabelText("Code"), "SUMMER");
  fill(vouchers.getByLabelText("Discount in %"), "5");
  await add();
  await vouchers.findByText("There is a voucher with this code already");
  await user().click(own);
  await waitFor(async () => expect(await db.voucher.findFirst()).toMatchObject({ isActive: false }));
});

const stored = () => db.voucher.findUniqueOrThrow({ where: { id: "spring" } });

test("an owner edits a voucher, sees what someone else changed meanwhile, and deletes it", async () => {
  const { id: restaurantId } = await db.restaurant.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
  await db.voucher.create({
    data: { id: "spring", restaurantId, code: "SPRING", currency: "USD", kind: "percent", value: 1000 },
  });
  await user().click(screen.getByRole("button", { name: "Restaurant" }));
  const vouchers = within(await screen.findByRole("region", { name: "Vouchers" }));
  await user().click(await vouchers.findByRole("button", { name: "Edit SPRING" }));
  const form = () => within(vouchers.getByRole("form", { name: "Edit SPRING" }));
  expect(form().getByLabelText("Discount in %")).toHaveValue("10");
  await db.voucher.update({ where: { id: "spring" }, data: { value: 2000, note: "From the office" } });
  fill(form().getByLabelText("Last day"), "2030-06-30");
  await user().click(form().getByRole("button", { name: "Save" }));
  await vouchers.findByText(/changed meanwhile. Nothing was saved/);
  await user().click(await vouchers.findByRole("button", { name: "Show its current values" }));
  expect(form().getByLabelText("Discount in %")).toHaveValue("20");
  fill(form().getByLabelText("Last day"), "2030-06-30");
  await user().click(form().getByRole("button", { name: "Save" }));
  await vouchers.findByText(/until Jun 30, 2030 · From the office/);
  expect(await stored()).toMatchObject({ value: 2000, note: "From the office" });

  await user().click(vouchers.getByRole("button", { name: "Delete SPRING" }));
  await user().click(await screen.findByRole("button", { name: "Delete" }));
  await vouchers.findByText(/There are none yet/);
  expect(await db.voucher.count()).toBe(0);
});
