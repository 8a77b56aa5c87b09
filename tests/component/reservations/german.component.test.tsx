import { beforeEach, expect, test } from "@jest/globals";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import ReservationPage, { generateMetadata } from "@/app/(site)/reservations/[id]/page";
import ReservePage from "@/app/(site)/reserve/[slug]/page";
import { writeReservationMail } from "@/lib/reservations/mails/write.server";
import { callRoute } from "@/tests/support/api/call";
import { TestRouter } from "@/tests/support/component/router";
import { press, setUpScreens } from "@/tests/support/component/screen";
import { aReservation, reserved, takeReservations } from "@/tests/support/reservations/reservations";
import { configuredInstance, speak } from "@/tests/support/setup/instance";

setUpScreens();

beforeEach(async () => {
  await speak("de", await configuredInstance());
});

test("a guest reserves in the language of the site", async () => {
  await takeReservations();
  const params = Promise.resolve({ slug: "order1" });
  const { container } = render(<TestRouter>{await ReservePage({ params })}</TestRouter>);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Tisch reservieren");
  expect(screen.getByRole("option", { name: "1 Person" })).toBeVisible();
  expect(screen.getByRole("option", { name: "4 Personen" })).toBeVisible();
  const times = await screen.findByRole("group", {
    name: /^Frei am \p{Lu}\p{Ll}+tag, \d+\. \p{Lu}\p{Ll}+$/u,
  });
  const [first] = within(times).getAllByRole("button");
  if (!first) throw new Error("No time is free.");
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  await user.click(first);
  await press(user, "Diesen Tisch reservieren");
  expect(await screen.findByText("Bitte geben Sie Ihren Namen an")).toBeVisible();
  expect(container).not.toHaveTextContent(/\b(?:the|your|please)\b/i);
});

test("a reservation, its mails and a refusal are in the language of the site", async () => {
  await takeReservations({ tables: [{ id: "one", name: "Bar", seats: 2, count: 1 }], reminderHours: 0 });
  const wanted = aReservation();
  const { id, number } = await reserved(wanted);
  const params = Promise.resolve({ id });
  expect(await generateMetadata({ params })).toMatchObject({
    title: `Reservierung ${number}, Baobab Kitchen`,
  });
  cleanup();
  const { container } = render(<TestRouter>{await ReservationPage({ params })}</TestRouter>);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Ihr Tisch ist reserviert");
  expect(container).toHaveTextContent("Personen2 Personen");
  expect(container).toHaveTextContent(/Wann\p{Lu}\p{Ll}+tag, \d+\. \p{Lu}\p{Ll}+ \d{4}, \d\d:00/u);
  expect(screen.getByRole("button", { name: "Reservierung absagen" })).toBeVisible();

  const mail = await writeReservationMail("reservationAccepted", id);
  expect(mail).toMatchObject({ body: { title: "Ihr Tisch ist reserviert" } });
  expect(JSON.stringify(mail)).toContain("Hallo Ada Guest, wir freuen uns auf Sie.");

  const { startsAt } = wanted;
  const refused = await callRoute("POST /reservations", { body: aReservation({ startsAt }) });
  expect(refused.body.error).toMatch(
    /^Für 2 Personen ist am .* Uhr kein Tisch frei\. Frei ist .* oder .* Es wurde nichts reserviert\.$/,
  );
});
