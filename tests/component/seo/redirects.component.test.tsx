import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { visitUnknownPath } from "@/lib/seo/redirects/visit.server";
import { callRoute } from "@/tests/support/api/call";
import { intercept, refusal } from "@/tests/support/component/api";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill } from "@/tests/support/component/screen";

const { openTab, token } = setUpPortal();
let user: UserEvent;

const openRedirects = async () => {
  user = await openTab("seo", "/admin/seo?view=redirects");
};
const oldPath = () => screen.getByLabelText("Old path");
const newAddress = () => screen.getByLabelText("New address");

test("errors are shown beside their fields", async () => {
  await callRoute("POST /seo/redirects", { token: token(), body: { path: "/b", target: "/a" } });
  await openRedirects();
  await screen.findByLabelText("Old path");
  const add = async (path: string, target: string) => {
    fill(oldPath(), path);
    fill(newAddress(), target);
    await user.click(screen.getByRole("button", { name: "Add redirect" }));
  };
  await add("old", "");
  await screen.findByText(/^Enter a path of this site such as \/old-page/);
  await screen.findByText("Address is required");
  await waitFor(() => expect(oldPath()).toHaveFocus());
  await add("/a", "/b");
  await screen.findByText("This would be a redirect loop: /a → /b → /a");
  await waitFor(() => expect(newAddress()).toHaveFocus());
  await add("/admin", "/b");
  await screen.findByText(/^\/admin has a page of its own/);
  await waitFor(() => expect(oldPath()).toHaveFocus());
});

test("unknown paths are cleared one by one and all at once", async () => {
  for (const path of ["/one", "/two", "/three"]) await visitUnknownPath(path, { query: "", counts: true });
  await openRedirects();
  await user.click(await screen.findByRole("button", { name: "Forget /two" }));
  const list = screen.getByRole("list", { name: "Unknown paths" });
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(2));
  await user.click(screen.getByRole("button", { name: "Forget all" }));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Forget all" }));
  await screen.findByText("No unknown paths yet");
  await waitFor(() =>
    expect(screen.getByRole("heading", { name: "Requested, but not found" })).toHaveFocus(),
  );
});

test("a list that can't be loaded can be retried", async () => {
  const restore = intercept("GET /seo/redirects", () => refusal(404));
  await openRedirects();
  const retry = await screen.findByRole("button", { name: "Try again" });
  restore();
  await user.click(retry);
  await screen.findByText("No redirects yet");
});
