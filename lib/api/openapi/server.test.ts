import { expect, test } from "@jest/globals";
import { openApiText } from "./server";

test("the description is built once and names every group of calls", () => {
  const text = openApiText();
  expect(openApiText()).toBe(text);
  const { openapi, paths } = JSON.parse(text);
  expect(openapi).toBe("3.1.0");
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(["/orders", "/menus/{id}", "/settings"]));
});
