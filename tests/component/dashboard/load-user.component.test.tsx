import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { callRoute } from "@/tests/support/api/call";
import { storedToken } from "@/tests/support/component/accounts";
import { intercept, loseConnection, madeCalls, refusal } from "@/tests/support/component/api";
import { skipDelay } from "@/tests/support/component/clock";
import { setUpDashboard } from "@/tests/support/component/dashboard";
import { recordDepartures } from "@/tests/support/component/departures";
import { press } from "@/tests/support/component/screen";

const RETRY_DELAY_MS = 1000;
skipDelay(RETRY_DELAY_MS);

const { openTab, token } = setUpDashboard();
const { departures, expectDeparture } = recordDepartures();

for (const status of [401, 403, 500, 503]) {
  test(`a user who can't be loaded (${status}) is signed out`, async () => {
    intercept("GET /auth/me", () => refusal(status, { error: "Something went wrong." }));
    await openTab("plugins");
    await expectDeparture("/");
    expect(storedToken()).toBeNull();
    expect((await callRoute("GET /auth/me", { token: token() })).status).toBe(401);
  });
}

test("a request without an answer is retried once before signing out", async () => {
  const restore = intercept("GET /auth/me", () => {
    restore();
    return loseConnection();
  });
  const answers = () => madeCalls.filter(({ path }) => path === "/auth/me").map(({ status }) => status);
  await openTab("plugins");
  await waitFor(() => expect(answers()).toEqual([undefined, 200]));
  expect(departures).toEqual([]);

  intercept("GET /auth/me", loseConnection);
  await openTab("plugins");
  await expectDeparture("/");
  expect(answers()).toEqual([undefined, 200, undefined, undefined]);
});

test("if signing out fails as well, a message offers a retry", async () => {
  intercept("GET /auth/me", loseConnection);
  const reconnect = intercept("POST /auth/logout", loseConnection);
  const user = await openTab("plugins");
  const text = await screen.findByText(/signing out failed/);
  const notice = text.closest<HTMLElement>("[role=alert]");
  expect(notice).toBeVisible();
  expect(departures).toEqual([]);
  reconnect();
  intercept("GET /auth/me", () => refusal(500));
  await press(user, "Try again", within(notice as HTMLElement));
  await expectDeparture("/");
});
