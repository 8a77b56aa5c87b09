import { expect, type Locator } from "@playwright/test";

/** Waits until an element that the server has rendered answers: a click before is lost on a busy machine. */
export async function expectAlive(element: Locator) {
  const isAlive = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")));
  await expect.poll(isAlive, { intervals: [20, 50, 100] }).toBe(true);
}
