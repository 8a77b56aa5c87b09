import { administratorApi, openSignedIn } from "@/tests/support/browser/browser";
import { sampleLanding } from "@/tests/support/landing/landing";
import { expect, phone, test } from "@/tests/support/landing/landing-page";

const contact = {
  enabled: true,
  intro: "Questions about a cake?",
  consent: "You may keep my data.",
  fields: [{ label: "Guests", kind: "line" as const, required: true, choices: [] }],
};

test("a visitor without JavaScript writes a message, corrects it, and the owner reads it", async ({
  browser,
  page,
  request,
  app: { origin },
  show,
}) => {
  await show({ ...sampleLanding(), contact });
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const visitor = await context.newPage();
  await visitor.goto(origin);
  const form = visitor.getByRole("form", { name: "Write to us" });
  await form.getByLabel("Your name").fill("Ada Lovelace");
  await form.getByLabel("Your email address").fill("ada@example.com");
  await form.getByLabel("Your phone number").fill("call me");
  await form.getByLabel("Your message").fill("A cake for nine,\nplease.");
  await form.getByLabel("Guests").fill("9");
  await form.getByLabel("You may keep my data.").check();
  await form.getByRole("button", { name: "Send message" }).click();

  await expect(visitor.getByRole("alert")).toHaveText("Please look at the marked fields, and send it again.");
  await expect(visitor.getByLabel("Your message")).toHaveValue("A cake for nine,\nplease.");
  await expect(visitor.getByLabel("Your phone number")).toHaveAccessibleDescription(
    "Please enter a phone number",
  );
  await expect(visitor.getByRole("button", { name: "Send message" })).toHaveCSS("cursor", "pointer");
  await visitor.getByLabel("Your phone number").fill("");
  await visitor.getByRole("button", { name: "Send message" }).click();
  await expect(visitor.getByRole("heading")).toHaveText("Your message has arrived");
  await visitor.getByRole("link", { name: "Back to the website" }).click();
  await expect(visitor).toHaveURL(`${origin}/`);
  await context.close();

  await openSignedIn(page, origin, "/admin?tab=inbox");
  await page.getByRole("button", { name: /Ada Lovelace/ }).click();
  const dialog = page.getByRole("dialog", { name: "Ada Lovelace" });
  await expect(dialog).toContainText("A cake for nine,");
  await expect(dialog.getByRole("definition")).toHaveText("9");
  await expect(dialog.getByText("Read", { exact: true })).toBeVisible();

  const api = await administratorApi(request, origin);
  const { messages } = await api("GET", "/inbox/messages");
  for (const { id } of messages) await api("DELETE", `/inbox/messages/${id}`);
});

test("a browser with JavaScript adds a proof of work once the visitor begins to write", async ({
  page,
  request,
  app: { origin },
  show,
}) => {
  await show({ ...sampleLanding(), contact: { ...contact, consent: "", fields: [] } });
  const asked = page.waitForRequest(/\/api\/inbox\/stamp$/);
  await page.goto(origin);
  const form = page.getByRole("form", { name: "Write to us" });
  await form.getByLabel("Your name").fill("Grace Hopper");
  await asked;
  await form.getByLabel("Your email address").fill("grace@example.com");
  await form.getByLabel("Your message").fill("A cake for two.");
  await expect(form.locator("[name=stamp]")).toHaveValue(/^\w+\.[\w-]{12}\.[\w-]{43}\.\w+$/);
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading")).toHaveText("Your message has arrived");

  const api = await administratorApi(request, origin);
  const { messages } = await api("GET", "/inbox/messages");
  expect(messages).toMatchObject([{ name: "Grace Hopper", status: "new" }]);
  const { message } = await api("GET", `/inbox/messages/${messages[0].id}`);
  expect(message.spamReasons).not.toContain("No script of the page ran");
  await api("DELETE", `/inbox/messages/${message.id}`);
});
