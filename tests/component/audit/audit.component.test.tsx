import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { administrator } from "@/tests/support/accounts/administrator";
import { callRoute } from "@/tests/support/api/call";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";
import { bakery } from "@/tests/support/landing/bakery";

const { openTab, reopenTab, token } = setUpPortal();

async function saveTitle(title: string): Promise<number> {
  const body = bakery((content) => {
    content.hero.title = title;
  });
  return (await callRoute("POST /landing/config", { token: token(), body })).body.version;
}

const changes = () =>
  within(screen.getByRole("region", { name: "Changes, newest first" })).getAllByRole("button");
const newest = () => changes()[0];
const changeOf = (version: number) => screen.getByRole("button", { name: new RegExp(`Version ${version}`) });

test("a change is found by filters, shows before and after, and links to the former version", async () => {
  await saveTitle("Bread");
  const version = await saveTitle("Cake");
  const redirect = { path: "/audited", target: "/order1" };
  await callRoute("POST /seo/redirects", { token: token(), body: redirect });

  let user = await openTab("audit");
  await screen.findByRole("region", { name: "Changes, newest first" });
  expect(newest()).toHaveTextContent("Saved a redirect: /audited");
  expect(newest()).toHaveTextContent(administrator.email);
  await user.selectOptions(screen.getByLabelText("What"), "landing");
  await waitFor(() => expect(newest()).toHaveTextContent("Hero › Title: Bread → Cake"));
  changeOf(version).focus();
  await user.keyboard("{Enter}");
  const difference = await screen.findByRole("list", { name: "Before and after" });
  expect(difference).toHaveTextContent(/Hero › Title.*Bread.*Cake/);

  fill(screen.getByRole("searchbox"), "nothing such");
  await screen.findByText("No such changes");
  await press(user, "Show everything");
  await waitFor(() => expect(newest()).toHaveTextContent("Saved a redirect"));

  await user.click(changeOf(version));
  await user.click(screen.getByRole("link", { name: `Go to version ${version - 1}, from before` }));
  expect(location.pathname + location.search).toBe(`/portal/editor?version=${version - 1}`);
  user = await reopenTab("editor");
  const before = await screen.findByRole("listitem", { name: `Version ${version - 1}` });
  expect(before).toHaveTextContent("Before that change");
  await press(user, `Restore version ${version - 1}`, within(before));
  await screen.findByText(`Version ${version - 1} restored. Visitors see it once it is published.`);
});
