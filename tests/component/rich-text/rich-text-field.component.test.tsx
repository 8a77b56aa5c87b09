import { zodResolver } from "@hookform/resolvers/zod";
import { beforeEach, expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import * as z from "zod";
import { RichTextField } from "@/components/rich-text/rich-text-field";
import { storeToken } from "@/lib/accounts/sessions/stored-token";
import type { RichTextBlock, RichTextDocument } from "@/lib/rich-text/document";
import { richText } from "@/lib/rich-text/schema";
import { paste, selectText } from "@/tests/support/component/rich-text";
import { openScreen, press, setUpScreens } from "@/tests/support/component/screen";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpScreens();
beforeEach(async () => {
  storeToken(await configuredInstance(), false);
});

const documentOf = (...content: RichTextDocument["content"]): RichTextDocument => ({ type: "doc", content });
const paragraph = (text: string): RichTextBlock => ({
  type: "paragraph",
  content: [{ type: "text", text }],
});
const words = documentOf(paragraph("We bake at night"));
const another = documentOf({
  type: "heading",
  attrs: { level: 2 },
  content: [{ type: "text", text: "Hours" }],
});

let saved: RichTextDocument | null;

function Host({ initial }: { initial: RichTextDocument }) {
  const form = useForm({
    defaultValues: { text: initial },
    resolver: zodResolver(z.object({ text: richText })),
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit(({ text }) => {
          saved = text;
        })}
      >
        <RichTextField name="text" label="Story" hint="Shown on the page." />
        <button type="submit">Save</button>
        <button type="button" onClick={() => form.setValue("text", another)}>
          Take theirs
        </button>
      </form>
    </FormProvider>
  );
}

async function openEditor(initial: RichTextDocument) {
  saved = null;
  const user = openScreen(<Host initial={initial} />, "/");
  const text = await screen.findByRole("textbox", { name: "Story" });
  return { user, text };
}

async function save(user: Awaited<ReturnType<typeof openEditor>>["user"]) {
  saved = null;
  await press(user, "Save");
  await waitFor(() => expect(saved).not.toBeNull());
  return saved;
}

test("words are marked by the toolbar, which is one stop of the tab key", async () => {
  const { user, text } = await openEditor(words);
  expect(text).toHaveAccessibleDescription("Shown on the page.");
  const toolbar = within(screen.getByRole("toolbar", { name: "Format of Story" }));
  expect(toolbar.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  await selectText(text, "p", 3, 7);
  toolbar.getByRole("button", { name: "Heading" }).focus();
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  const bold = toolbar.getByRole("button", { name: "Bold" });
  expect(bold).toHaveFocus();
  expect(bold).toHaveAttribute("aria-pressed", "false");
  await user.keyboard("{Enter}");
  expect(bold).toHaveFocus();
  await waitFor(() => expect(bold).toHaveAttribute("aria-pressed", "true"));
  await user.keyboard("{ArrowLeft}{Home}{Enter}{End}{ArrowRight}");
  expect(toolbar.getByRole("button", { name: "Heading" })).toHaveFocus();
  expect(await save(user)).toEqual(
    documentOf({
      type: "heading",
      attrs: { level: 2 },
      content: [
        { type: "text", text: "We " },
        { type: "text", text: "bake", marks: [{ type: "bold" }] },
        { type: "text", text: " at night" },
      ],
    }),
  );
  await press(user, "Undo");
  await press(user, "Undo");
  expect(await save(user)).toEqual(words);
  expect(toolbar.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
});

test("a link leads to a restaurant or an address; others are refused", async () => {
  const { user, text } = await openEditor(words);
  await selectText(text, "p", 3, 7);
  await press(user, "Link");
  const dialog = within(await screen.findByRole("dialog", { name: "Add a link" }));
  fireEvent.input(dialog.getByLabelText("Address"), { target: { value: "javascript:alert(1)" } });
  await press(user, "Add", dialog);
  expect(await dialog.findByText(/^Enter an address such as https/)).toBeVisible();
  dialog.getByLabelText("Leads to").focus();
  await dialog.findByRole("option", { name: "Trattoria Lina" });
  await user.selectOptions(dialog.getByLabelText("Leads to"), "restaurant:order1");
  await press(user, "Add", dialog);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const link = { type: "link", attrs: { target: "restaurant:order1" } };
  const linked = [
    { type: "text", text: "We " },
    { type: "text", text: "bake", marks: [link] },
    { type: "text", text: " at night" },
  ];
  expect(await save(user)).toEqual({ type: "doc", content: [{ type: "paragraph", content: linked }] });
  await selectText(text, "a", 1, 1);
  await press(user, "Link");
  await press(
    user,
    "Remove the link",
    within(await screen.findByRole("dialog", { name: "Change the link" })),
  );
  expect(await save(user)).toEqual(words);
});

test("pasted words keep only what can be stored", async () => {
  const { user, text } = await openEditor(words);
  await selectText(text, "p", 0, 16);
  paste(text, {
    "text/html":
      '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->' +
      '<h1 class=MsoTitle style="color:red">Our <span style="mso-bidi">menu</span></h1>' +
      '<p class=MsoNormal>Fresh\u202e <b>bread</b><o:p></o:p> <a href="javascript:alert(1)">here</a>' +
      ' or <a href="https://example.com/" onclick="x">there</a><img src=x onerror="alert(1)"></p>' +
      "<ul><li>Rye</li></ul><table><tr><td>1974</td></tr></table><script>alert(1)</script></body></html>",
  });
  const link = { type: "link", attrs: { target: "https://example.com/" } };
  expect(await save(user)).toEqual({
    type: "doc",
    content: [
      { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Our menu" }] },
      {
        type: "paragraph",
        content: [
          { type: "text", text: "Fresh " },
          { type: "text", text: "bread", marks: [{ type: "bold" }] },
          { type: "text", text: " here or " },
          { type: "text", text: "there", marks: [link] },
        ],
      },
      {
        type: "bulletList",
        content: [
          { type: "listItem", content: [{ type: "paragraph", content: [{ type: "text", text: "Rye" }] }] },
        ],
      },
      { type: "paragraph", content: [{ type: "text", text: "1974" }] },
    ],
  });
});

test("an address that is pasted over words makes them a link, one of a script stays words", async () => {
  const { user, text } = await openEditor(words);
  await selectText(text, "p", 3, 7);
  paste(text, { "text/plain": "https://example.com/bread" });
  expect(text.querySelector("a")).toHaveTextContent("bake");
  await selectText(text, "a", 1, 1);
  paste(text, { "text/plain": "javascript:alert(1)" });
  expect(text.querySelectorAll("a")).toHaveLength(1);
  expect(JSON.stringify(await save(user))).not.toContain('"target":"javascript');
});

test("a change from outside is shown, and a text that is too long has its error", async () => {
  const { user, text } = await openEditor(words);
  await press(user, "Take theirs");
  await waitFor(() => expect(within(text).getByRole("heading", { level: 2 })).toHaveTextContent("Hours"));
  expect(await save(user)).toEqual(another);
  await selectText(text, "h2", 0, 5);
  paste(text, { "text/plain": "bread ".repeat(11_000) });
  await press(user, "Save");
  expect(await screen.findByText("Is too long: split it into several texts")).toBeVisible();
  expect(text).toHaveAttribute("aria-invalid", "true");
  expect(text).toHaveAccessibleDescription(/Is too long/);
});
