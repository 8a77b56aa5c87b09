import { expect } from "@/tests/support/browser/browser";
import { test } from "@/tests/support/restaurants/menu-editor";

// So many that not all rows are rendered.
test.use({ mains: 40 });

test("the name of a new category is in view", async ({ page, editor }) => {
  await editor.getByRole("button", { name: "Add a category" }).press("Enter");
  const field = editor.getByRole("textbox", { name: "Name of the category New category" });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
  await editor.keyboard.press("Escape");

  await page.setViewportSize({ width: 390, height: 844 });
  await editor.getByRole("button", { name: "More: import, export", exact: true }).press("Enter");
  await editor.getByRole("menuitem", { name: "Add a category" }).press("Enter");
  const onPhone = editor.getByRole("textbox", { name: "Name of the category", exact: true });
  await expect(onPhone).toBeFocused();
  await expect(onPhone).toBeInViewport({ ratio: 1 });
});
