import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { calendarFile } from "./calendar";

const event = {
  uid: "abc@reservations",
  sequence: 1,
  changedAt: new Date("2026-11-26T12:00:00.123Z"),
  startsAt: new Date("2026-11-27T18:00:00Z"),
  endsAt: new Date("2026-11-27T20:00:00Z"),
  summary: "Table at Lina’s; 4 people, inside",
  description: "First\nsecond \\ line",
  location: "Bistro, Mill Lane 1",
  url: "https://example.com/reservations/abc",
  status: "CONFIRMED",
} as const;

const unfolded = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("a reservation is an event of RFC 5545 in UTC, with escaped texts", () => {
  expect(unfolded(calendarFile(event))).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Business Platform//Reservations//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:abc@reservations",
    "SEQUENCE:1",
    "DTSTAMP:20261126T120000Z",
    "DTSTART:20261127T180000Z",
    "DTEND:20261127T200000Z",
    "SUMMARY:Table at Lina’s\\; 4 people\\, inside",
    "DESCRIPTION:First\\nsecond \\\\ line",
    "LOCATION:Bistro\\, Mill Lane 1",
    "URL:https://example.com/reservations/abc",
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("no text can begin a line of its own, and each line has at most 75 bytes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const file = calendarFile({ ...event, summary: text, description: text, location: text });
      const lines = file.split("\r\n");
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      expect(unfolded(file).filter((line) => line.startsWith("BEGIN:"))).toHaveLength(2);
    }),
  );
});
