import { expect, test } from "@jest/globals";
import { newSeat, parseSeat, seatCookieName, seatOf, seatText } from "./seat";

const code = "A".repeat(24);
const HOUR_MS = 3_600_000;

test("a seat is read from its cookie, and each phone has its own", () => {
  const seat = newSeat(code);
  expect(newSeat(code).id).not.toBe(seat.id);
  const cookie = `theme=dark; ${seatCookieName(false)}=${seatText(seat)}`;
  expect(seatOf(new Headers({ cookie }))).toEqual(seat);
  expect(seatOf(new Headers())).toBeNull();
});

test("an old seat, one from the future and other texts are none", () => {
  const now = Date.now();
  const at = (scannedAt: number) => parseSeat(seatText({ ...newSeat(code), scannedAt }), now);
  expect(at(now - 11 * HOUR_MS)).not.toBeNull();
  expect(at(now - 12 * HOUR_MS)).toBeNull();
  expect(at(now + HOUR_MS)).toBeNull();
  for (const text of ["", code, `${code}.short.1`, `${seatText(newSeat(code))}.more`])
    expect(parseSeat(text)).toBeNull();
});
