import { afterEach, expect, jest, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { intercept, refusal } from "@/tests/support/component/api";
import { setUpPortal } from "@/tests/support/component/portal";
import { answerOfInspection } from "@/tests/support/seo/inspection";

const { openTab } = setUpPortal();
let user: UserEvent;

/** All timers but timeouts. */
const timersOfOthers = [
  "Date",
  "hrtime",
  "nextTick",
  "performance",
  "queueMicrotask",
  "requestAnimationFrame",
  "cancelAnimationFrame",
  "requestIdleCallback",
  "cancelIdleCallback",
  "setImmediate",
  "clearImmediate",
  "setInterval",
  "clearInterval",
] as const;

afterEach(() => {
  jest.useRealTimers();
});

const answerWith = (given: Parameters<typeof answerOfInspection>[0] = {}) =>
  intercept("GET /seo/inspect/{page}", () => Response.json(answerOfInspection(given)));

async function openHome() {
  user = await openTab("seo", "/admin/seo?view=pages&page=home");
  await user.click(await screen.findByRole("button", { name: "View as search engine" }));
  return within(await screen.findByRole("dialog", { name: "As a search engine sees it" }));
}

test("differences from the stored tags come first, and other problems are listed", async () => {
  answerWith();
  const sheet = await openHome();
  await sheet.findByText("4 of 6 tags are not as stored");
  expect(sheet.getByText(/X-Robots-Tag: noindex$/)).toBeVisible();
  expect(sheet.getByText("2 of 5 images have no alternative text.")).toBeVisible();
  expect(sheet.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "description",
    "canonical",
    "og:title",
    "refresh",
    "title",
    "JSON-LD Bakery",
  ]);
  const lines = sheet.getByText(/"name": "Corner Bakery"/);
  expect(lines).not.toBeVisible();
  await user.click(sheet.getByText("4 lines"));
  expect(lines).toBeVisible();
});

test("redirecting, unavailable and slow pages are reported", async () => {
  answerWith({ status: 307, redirectedTo: "/welcome", rows: [] });
  const sheet = await openHome();
  await sheet.findByText("This page redirects to /welcome");
  intercept("GET /seo/inspect/{page}", () => refusal(409, { error: "The page is larger than 5 MB." }));
  await user.click(sheet.getByRole("button", { name: "Look again" }));
  await sheet.findByText("The page is larger than 5 MB.");
  const retry = sheet.getByRole("button", { name: "Try again" });

  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  intercept("GET /seo/inspect/{page}", () => answered);
  // Queries move this clock forward; nothing else that the screen waits for is on it.
  jest.useFakeTimers({ doNotFake: [...timersOfOthers] });
  retry.click();
  await sheet.findByText("Asking the server for the page…");
  await sheet.findByText(/Still waiting…$/);
  answer(Response.json(answerOfInspection()));
  await sheet.findByText("4 of 6 tags are not as stored");
});
