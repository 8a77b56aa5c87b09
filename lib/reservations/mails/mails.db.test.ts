import { beforeEach, expect, test } from "@jest/globals";
import "./mails";
import { defaultMailChoices } from "@/lib/mail/choices";
import { saveMailChoices } from "@/lib/mail/choices.server";
import { mailJob } from "@/lib/mail/jobs";
import { db } from "@/lib/platform/db/client";
import { guestReasons } from "@/lib/restaurants/guest-reasons";
import { instanceWithAddress, siteAddress } from "@/tests/support/accounts/users";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { allSettled, endWaits, setUpRunners } from "@/tests/support/jobs/runners";
import { startMailServer } from "@/tests/support/mail/smtp-server";
import { hourIn, reserved, takeReservations } from "@/tests/support/reservations/reservations";
import { reminderJob } from "../jobs";
import { queueReminder } from "../remind.server";

setUpTestDatabase();
const server = startMailServer();
const run = setUpRunners();
let token: string;
beforeEach(async () => {
  token = await instanceWithAddress();
});

const kinds = async () => (await db.mail.findMany({ orderBy: { id: "asc" } })).map(({ kind }) => kind);
const reminders = () => db.job.findMany({ where: { kind: reminderJob.kind }, select: { runAt: true } });
const step = (id: string, status: "accepted" | "declined", expected: "requested") =>
  callRoute("POST /reservations/{id}/status", {
    token,
    params: { id },
    body: { status, expected, reason: status === "declined" ? "A <wedding>" : "" },
  });

test("a guest gets the confirmation with the links, and the owner a mail if that is switched on", async () => {
  await saveMailChoices({ ...defaultMailChoices, newReservation: true, ownersAddress: "owner@example.com" });
  await takeReservations({ reminderHours: 0 });
  const { id } = await reserved();
  run(mailJob);
  await allSettled();
  expect(await kinds()).toEqual(["reservationAccepted", "newReservation"]);
  const text = server.mails.find(({ to }) => to === "ada@example.com")?.text;
  expect(text).toContain(`${siteAddress}/reservations/${id}`);
  expect(text).toContain(`${siteAddress}/api/reservations/${id}/calendar`);
});

test("a request is confirmed as one, and declined with the reason", async () => {
  await takeReservations({ acceptance: "byHand" });
  const { id } = await reserved();
  run(mailJob);
  await allSettled();
  expect((await step(id, "declined", "requested")).status).toBe(200);
  await endWaits();
  await allSettled();
  expect(await kinds()).toEqual(["reservationRequested", "reservationDeclined"]);
  expect(server.mails.at(-1)?.text).toContain("A &lt;wedding&gt;");
});

test("a suggested reason is in the language in which the guest reserved", async () => {
  await takeReservations({ acceptance: "byHand" });
  const { id } = await reserved();
  await db.reservation.update({ where: { id }, data: { language: "de" }, select: { id: true } });
  const body = { status: "declined", expected: "requested", reason: guestReasons.reservation[0] } as const;
  await callRoute("POST /reservations/{id}/status", { token, params: { id }, body });
  const read = await callRoute("GET /reservations/{id}", { params: { id } });
  expect(read.body.reservation.reason).toBe("Wir sind ausgebucht");
  run(mailJob);
  await endWaits();
  await allSettled();
  expect(server.mails.at(-1)?.text).toContain("Wir sind ausgebucht");
});

test("a guest is told of each cancellation and each reopening, but not of a step that was undone at once", async () => {
  await takeReservations({ reminderHours: 0 });
  const { id } = await reserved();
  run(mailJob);
  await allSettled();
  const to = (status: "accepted" | "cancelled", expected: "accepted" | "cancelled") =>
    callRoute("POST /reservations/{id}/status", { token, params: { id }, body: { status, expected } });
  const sent = async () =>
    (await db.mail.findMany({ where: { state: "sent" }, orderBy: { sentAt: "asc" } })).map(({ kind }) =>
      kind.replace("reservation", ""),
    );
  const settle = async () => {
    await endWaits();
    await allSettled();
  };
  await to("cancelled", "accepted");
  await to("accepted", "cancelled");
  await settle();
  expect(await sent()).toEqual(["Accepted"]);
  for (const [status, expected] of [
    ["cancelled", "accepted"],
    ["accepted", "cancelled"],
    ["cancelled", "accepted"],
  ] as const) {
    expect((await to(status, expected)).status).toBe(200);
    await settle();
  }
  expect(await sent()).toEqual(["Accepted", "Cancelled", "Accepted", "Cancelled"]);
});

test("an address gets ten mails an hour by what guests do, however it is spelled, but each refusal", async () => {
  await takeReservations({ acceptance: "byHand", reminderHours: 0 });
  const sentAt = new Date();
  await db.mail.createMany({
    data: Array.from({ length: 9 }, (_, index) => ({
      ...{ kind: "reservationRequested", key: `earlier:${index}`, about: {}, sentAt },
      ...{ recipient: "ADA@example.com", state: "sent" as const },
    })),
  });
  const first = await reserved();
  const second = await reserved({ startsAt: hourIn(4) });
  run(mailJob);
  await allSettled();
  await callRoute("POST /reservations/{id}/cancel", { params: { id: first.id } });
  const body = { status: "cancelled", expected: "requested" } as const;
  await callRoute("POST /reservations/{id}/status", { token, params: { id: second.id }, body });
  await endWaits();
  await allSettled();
  const states = await db.mail.findMany({ where: { key: { startsWith: "reservationCancelled:" } } });
  const stateOf = (id: string) => states.find(({ key }) => key.includes(id))?.state;
  expect([stateOf(first.id), stateOf(second.id)]).toEqual(["notSent", "sent"]);
});

test("a reminder is a job some hours before, which a cancellation drops", async () => {
  await takeReservations({ reminderHours: 24 });
  const { id, startsAt } = await reserved({ startsAt: hourIn(3) });
  const [job] = await reminders();
  expect(Date.parse(startsAt) - Number(job?.runAt)).toBe(24 * 3_600_000);
  await callRoute("POST /reservations/{id}/cancel", { params: { id } });
  expect(await reminders()).toEqual([]);
  await queueReminder(id);
  expect(await kinds()).toEqual(["reservationAccepted", "reservationCancelled"]);
});

test("a reservation within the time of the reminder has none, nor has one that has begun", async () => {
  await takeReservations({ reminderHours: 72 });
  const { id } = await reserved({ startsAt: hourIn(1) });
  expect(await reminders()).toEqual([]);
  await queueReminder(id);
  expect(await kinds()).toEqual(["reservationAccepted", "reservationReminder"]);
  const begun = await reserved({ startsAt: hourIn(2) });
  const now = Date.now();
  const data = { startsAt: new Date(now - 2), endsAt: new Date(now - 1) };
  await db.reservation.update({ where: { id: begun.id }, data });
  await queueReminder(begun.id);
  expect(await db.mail.count({ where: { kind: "reservationReminder" } })).toBe(1);
});
