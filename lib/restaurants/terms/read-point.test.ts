import { expect, test } from "@jest/globals";
import { printPoint, readPoint } from "./read-point";

test.each([
  ["52.52, 13.405", { latitude: 52.52, longitude: 13.405 }],
  [" 52.52 13.405 ", { latitude: 52.52, longitude: 13.405 }],
  ["-33.8688;151.2093", { latitude: -33.8688, longitude: 151.2093 }],
  ["−33.8°, 151°", { latitude: -33.8, longitude: 151 }],
  ["90.1, 0", null],
  ["52.52", null],
  ["Main Street 1", null],
  ["", null],
])("the place “%s”", (text, point) => {
  expect(readPoint(text)).toEqual(point);
});

test("a printed point is read again", () => {
  const point = { latitude: -33.8688, longitude: 151.2093 };
  expect(readPoint(printPoint(point))).toEqual(point);
});
