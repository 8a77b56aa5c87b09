import { expect, test } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import StatusPage, { generateMetadata } from "@/app/(site)/orders/[id]/page";
import ReceiptPage from "@/app/(site)/orders/[id]/receipt/page";
import { writeOrderMail } from "@/lib/orders/mails/write.server";
import { guestMessage } from "@/lib/orders/push/words";
import { db } from "@/lib/platform/db/client";
import { translatorOf } from "@/lib/platform/language/messages.server";
import { TestRouter } from "@/tests/support/component/router";
import { setUpScreens } from "@/tests/support/component/screen";
import { placedOrder } from "@/tests/support/orders/orders";
import { configuredInstance, countDaysIn, speak } from "@/tests/support/setup/instance";

setUpScreens();

async function germanOrder() {
  await speak("de", await configuredInstance());
  await countDaysIn("Europe/Berlin");
  const { id, number } = await placedOrder();
  await db.order.update({
    where: { id },
    data: { name: "", currency: "EUR", kind: "pickup", createdAt: "2026-01-02T17:05:00Z" },
  });
  return { id, number, params: Promise.resolve({ id }) };
}

test("the page of an order is in the language of the site, with its money and times", async () => {
  const { number, params } = await germanOrder();
  expect(await generateMetadata({ params })).toMatchObject({ title: `Bestellung ${number}, Baobab Kitchen` });
  const { container } = render(<TestRouter>{await StatusPage({ params })}</TestRouter>);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Die Küche hat Ihre Bestellung");
  for (const text of [
    `Bestellung ${number}, 2. Januar 2026 um 18:05 MEZ, Abholung`,
    "Das Restaurant hat sie noch nicht bestätigt.",
    "Demo: nichts wurde abgebucht",
    "Gesamt9,39 €",
  ])
    expect(container).toHaveTextContent(text);
  expect(screen.getByRole("list", { name: "Fortschritt" })).toHaveTextContent(/Erhalten.*In Arbeit.*Fertig/);
  expect(screen.getByRole("link", { name: "Beleg" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Bestellung stornieren" })).toBeVisible();
  expect(container).not.toHaveTextContent(/\b(?:the|your|order|restaurant has)\b/i);
});

test("the receipt of an order is in the language of the site", async () => {
  const { number, params } = await germanOrder();
  cleanup();
  const { container } = render(await ReceiptPage({ params }));
  for (const text of [
    `Bestellung ${number}`,
    "Demo-Bestellung: nichts wurde abgebucht",
    "Abholgebühr5,00 €",
    "Steuer 10 %0,40 €",
    "SatzNettoSteuerBrutto",
    "Dies ist kein Kassenbeleg.",
  ])
    expect(container).toHaveTextContent(text);
  expect(screen.getByRole("button", { name: "Drucken" })).toBeVisible();
});

test("mails and notifications to a guest are in the language of the site, the owner's are English", async () => {
  const { id, number } = await germanOrder();
  const written = await writeOrderMail("orderReceived", { orderId: id });
  expect(written).toMatchObject({ subject: `Bestellung ${number} bei Baobab Kitchen` });
  expect(JSON.stringify(written)).toMatch(/Hallo Gast, wir haben Ihre Bestellung.*Gesamt.*9,39\u00a0€/);
  const owners = await writeOrderMail("newOrder", { orderId: id });
  expect(JSON.stringify(owners)).toMatch(/New order|no address/);
  expect(
    guestMessage(
      {
        id,
        number,
        restaurantName: "",
        status: "preparing",
        kind: "pickup",
        promisedAt: new Date("2026-01-02T18:05:00Z"),
        cancelledBy: null,
      },
      { timeZone: "Europe/Berlin", now: new Date("2026-01-02T17:00:00Z") },
      translatorOf("de"),
    )?.title,
  ).toBe(`Ihre Bestellung ${number} wird zubereitet, fertig gegen 19:05 Uhr`);
});
