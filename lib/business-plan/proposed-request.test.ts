import { expect, test } from "@jest/globals";
import { requestFor } from "./proposed-request";

const proposed = {
  description: "Nonna is a restaurant in Bern.",
  kind: "restaurant",
  name: "Nonna",
  place: "Bern",
};

test("the known facts hold as long as the description is about the same business", () => {
  const longer = "Nonna is a restaurant in Bern. We make our own pasta.";
  expect(requestFor(longer, proposed)).toEqual({ ...proposed, description: longer });
  const other = "Sweet Crumbs is a bakery in Portland.";
  expect(requestFor(other, proposed)).toEqual({ description: other });
  expect(requestFor(other, null)).toEqual({ description: other });
});
