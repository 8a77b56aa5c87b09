import { expect, section, test } from "@/tests/support/landing/editor";

test("texts of the first screen are in the HTML before the script runs, and all run in their own direction", async ({
  editor,
  app: { origin },
}) => {
  const html = await (await editor.request.get(`${origin}/portal/editor`)).text();
  expect(html).toMatch(/<input[^>]*value="Bread, the slow way"/);
  expect(html).toMatch(/<textarea[^>]*>From a stone oven\.</);

  const title = section(editor, "Hero").getByLabel("Title", { exact: true });
  await title.fill("خبز طازج");
  await expect(title).toHaveCSS("direction", "rtl");
  const lines = section(editor, "Pricing").getByLabel("What is included");
  await lines.fill("לחם טרי");
  await expect(lines).toHaveCSS("direction", "rtl");
});
