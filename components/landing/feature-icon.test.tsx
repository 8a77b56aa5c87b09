import { expect, test } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { FeatureIcon } from "./feature-icon";

const html = (icon: string) => renderToStaticMarkup(<FeatureIcon icon={icon} tone="brand" />);

test("an emoji is a decorative picture from this site, and letters stay letters", () => {
  expect(html("🥖")).toMatch(/^<div aria-hidden="true".*<img src="\/api\/landing\/icons\/1f956\.svg" alt=""/);
  expect(html("🥖")).not.toContain("🥖");
  expect(html("24h")).toContain("24h");
  expect(html("24h")).not.toContain("<img");
});
