import { expect, test } from "@jest/globals";
import { defaultLandingContent } from "@/lib/landing/schema";
import { withPlaceholders } from "./placeholders";

test("missing texts show their names, optional ones stay empty", () => {
  const content = defaultLandingContent("Bakery");
  content.hero.title = "";
  content.footer.tagline = "";
  content.features = [{ icon: "🚀", title: "", description: "" }];
  const shown = withPlaceholders(content, [
    "hero.title",
    "features.0.title",
    "features.0.description",
    "features.0.icon",
  ]);
  expect(shown.hero.title).toBe("Title");
  expect(shown.footer.tagline).toBe("");
  expect(shown.features).toEqual([{ icon: "🚀", title: "Title", description: "Description" }]);
  expect(content.hero.title).toBe("");
});
