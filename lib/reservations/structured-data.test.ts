import { expect, test } from "@jest/globals";
import { reservationProperties } from "./structured-data";

test("search engines get the address at which tables are reserved, if there is one", () => {
  expect(reservationProperties("https://example.com", "/reserve/order1")).toEqual({
    acceptsReservations: "https://example.com/reserve/order1",
  });
  expect(reservationProperties("https://example.com", null)).toEqual({});
});
