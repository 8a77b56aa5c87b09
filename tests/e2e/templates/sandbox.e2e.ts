import { expect } from "@/tests/support/browser/browser";
import { zipFile } from "@/tests/support/templates/site-zip";
import {
  openTemplates,
  templateCard,
  templatesTest as test,
  uploadTemplate,
} from "@/tests/support/templates/templates-page";

const attempts = `
const tell = (id, outcome) => {
  const line = document.createElement("p");
  line.id = id;
  line.textContent = outcome;
  document.body.append(line);
};
try { tell("storage", "read " + localStorage.length); } catch (error) { tell("storage", error.name); }
try { tell("cookie", "read " + document.cookie); } catch (error) { tell("cookie", error.name); }
try { tell("parent", "read " + parent.document.title); } catch (error) { tell("parent", error.name); }
fetch("/api/templates/list", { credentials: "include" }).then(
  (answer) => tell("call", "answered " + answer.status),
  (error) => tell("call", error.name),
);
fetch("/api/templates/deactivate", { method: "POST", credentials: "include", mode: "no-cors" }).then(
  () => tell("change", "sent"),
  (error) => tell("change", error.name),
);
`;

test("a template's script can't read this site or act as the administrator", async ({
  page,
  context,
  origin,
}) => {
  await openTemplates(page, origin);
  const site = await zipFile("nosy.zip", {
    "index.html": '<!doctype html><title>Nosy</title><h1>Nosy</h1><script src="nosy.js"></script>',
    "nosy.js": attempts,
  });
  await uploadTemplate(page, site, "Nosy");
  await templateCard(page, "Nosy").getByRole("button", { name: "Activate" }).click();
  await expect(page.getByText("Template activated successfully!")).toBeVisible();

  const visit = await context.newPage();
  await visit.goto(`${origin}/welcome`);
  await expect(visit.locator("#storage")).toHaveText("SecurityError");
  await expect(visit.locator("#cookie")).toHaveText("SecurityError");
  await expect(visit.locator("#call")).toHaveText("TypeError");
  await expect(visit.locator("#change")).toBeVisible();

  await page.reload();
  await expect(templateCard(page, "Nosy").getByText("Active", { exact: true })).toBeVisible();

  const id = await templateCard(page, "Nosy").getByRole("heading").getAttribute("data-template");
  await visit.goto(`${origin}/templates/preview/${id}/index.html`);
  await expect(visit.locator("#storage")).toHaveText("SecurityError");
  await expect(visit.locator("#call")).toHaveText("TypeError");

  const opening = context.waitForEvent("page");
  await templateCard(page, "Nosy").getByRole("button", { name: "Preview" }).click();
  const frame = (await opening).frameLocator("iframe");
  await expect(frame.locator("#storage")).toHaveText("SecurityError");
  await expect(frame.locator("#parent")).toHaveText("SecurityError");
  await expect(frame.locator("#call")).toHaveText("TypeError");
});
