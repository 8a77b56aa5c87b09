import { beforeEach, expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { ChoosePassword } from "@/components/accounts/sign-in/choose-password";
import { openScreen, setUpScreens } from "@/tests/support/component/screen";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpScreens();
beforeEach(async () => {
  await configuredInstance();
});

test.each([
  ["without its token", "", "This link is incomplete. Copy the whole link again."],
  ["that was cut off", "#abc", "This link is incomplete. Copy the whole link again."],
  [
    "that nobody made",
    `#${"a".repeat(43)}`,
    "This link has been used or has expired. Ask for a new one where you got it.",
  ],
])("a link %s says what to do", async (_name, fragment, failure) => {
  openScreen(<ChoosePassword projectName="Corner Bakery" passkeyOrigin={null} />, `/password${fragment}`);
  expect(await screen.findByText(failure)).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to the sign-in page" })).toHaveAttribute("href", "/login");
});
