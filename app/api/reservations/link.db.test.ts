import { beforeEach, describe, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { aReservation, reserved, takeReservations } from "@/tests/support/reservations/reservations";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

describe("a link", () => {
  test("cancels by a call, once, and gives the table back", async () => {
    await takeReservations({ tables: [{ id: "one", name: "Bar", seats: 2, count: 1 }] });
    const { id } = await reserved();
    const cancel = () => callRoute("POST /reservations/{id}/cancel", { params: { id } });
    expect((await cancel()).body.reservation).toMatchObject({ status: "cancelled", mayCancel: false });
    expect((await cancel()).status).toBe(200);
    expect((await callRoute("POST /reservations", { body: aReservation() })).status).toBe(200);
    const entries = await db.auditEntry.count({ where: { action: "reservations:status" } });
    expect(entries).toBe(1);
  });

  test("doesn’t cancel a reservation that has begun, nor an unknown one", async () => {
    await takeReservations();
    const { id } = await reserved();
    await db.reservation.update({ where: { id }, data: { startsAt: new Date(Date.now() - 60_000) } });
    expect((await callRoute("POST /reservations/{id}/cancel", { params: { id } })).status).toBe(409);
    expect((await callRoute("POST /reservations/{id}/cancel", { params: { id: "unknown" } })).status).toBe(
      404,
    );
  });

  test("gives a file for calendars", async () => {
    await takeReservations();
    const { id, number } = await reserved();
    const answer = await callRoute("GET /reservations/{id}/calendar", { params: { id } });
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toContain(`reservation-${number}.ics`);
    expect(String(answer.body)).toContain("\r\nSTATUS:CONFIRMED\r\n");
    expect((await callRoute("GET /reservations/{id}/calendar", { params: { id: "no" } })).status).toBe(404);
  });

  test("gives files for calendars whose sequence never falls, also if it is opened again", async () => {
    await takeReservations();
    const { id } = await reserved();
    const { createdAt } = await db.reservation.findUniqueOrThrow({ where: { id } });
    const sequence = async (status: "cancelled" | "accepted", seconds: number) => {
      const updatedAt = new Date(createdAt.getTime() + seconds * 1000);
      await db.reservation.update({ where: { id }, data: { status, updatedAt } });
      const { body } = await callRoute("GET /reservations/{id}/calendar", { params: { id } });
      return Number(/\r\nSEQUENCE:(\d+)\r\n/.exec(String(body))?.[1]);
    };
    expect([await sequence("cancelled", 60), await sequence("accepted", 90)]).toEqual([60, 90]);
  });

  test("is read again for the answer of the restaurant", async () => {
    await takeReservations({ acceptance: "byHand" });
    const { id } = await reserved();
    const read = () => callRoute("GET /reservations/{id}", { params: { id } });
    expect((await read()).body.reservation).toMatchObject({ id, status: "requested" });
    const body = { status: "accepted", expected: "requested" } as const;
    await callRoute("POST /reservations/{id}/status", { token, params: { id }, body });
    const { reservation } = (await read()).body;
    expect(reservation).toMatchObject({ status: "accepted" });
    expect(reservation).not.toHaveProperty("phone");
    expect((await callRoute("GET /reservations/{id}", { params: { id: "unknown" } })).status).toBe(404);
  });
});
