import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { intercept } from "@/tests/support/component/api";
import { setUpPortal } from "@/tests/support/component/portal";
import { press } from "@/tests/support/component/screen";
import { storedJob } from "@/tests/support/jobs/rows";

const { openTab } = setUpPortal();

const card = () => screen.findByRole("region", { name: "Work in the background" });

test("the owner retries a job that failed, and drops one", async () => {
  await storedJob({ id: "first", kind: "mail" });
  await storedJob({ id: "second", kind: "rendition", lastError: "The disk is full" });
  const user = await openTab("system");
  const jobs = within(await card());
  expect(await jobs.findByText("The mail server is away")).toBeVisible();
  expect(jobs.getByRole("row", { name: "mail 0 0 1 0" })).toBeVisible();

  await press(user, "Retry mail", jobs);
  await screen.findByText("“mail” runs now");
  await waitFor(() => expect(jobs.getByRole("row", { name: "mail 1 0 0 0" })).toBeVisible());
  expect(jobs.getByRole("button", { name: "Run now mail" })).toBeVisible();

  await press(user, "Drop rendition", jobs);
  await press(user, "Drop", within(await screen.findByRole("alertdialog", { name: "Drop this work?" })));
  await screen.findByText("“rendition” was dropped");
  await waitFor(() => expect(jobs.queryByText("The disk is full")).toBeNull());
});

test("without work there is a sentence, and a list that can’t be loaded is asked for again", async () => {
  const restore = intercept("GET /system/jobs", () => new Response(null, { status: 503 }));
  const user = await openTab("system");
  const jobs = within(await card());
  await jobs.findByText("The work in the background could not be loaded");
  restore();
  await press(user, "Try again", jobs);
  await jobs.findByText("Nothing waits and nothing failed.");
});
