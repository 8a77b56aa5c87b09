import { expect, test } from "@jest/globals";
import { resolveRootRelative } from "./root-relative";

const files = new Set(["css/a.css", "img/a.png", "img/gr\u00fcn.png", "index.html"]);
const resolved = (css: string) => resolveRootRelative(css, { path: "css/a.css", base: "/files/t/1/", files });

test("addresses from the root lead to the template's files", () => {
  expect(resolved("a { background: url( '/img/a.png?v#x' ) } @import '/css/a.css';")).toBe(
    `a { background: url( "/files/t/1/img/a.png?v#x" ) } @import "/files/t/1/css/a.css";`,
  );
  expect(resolved("a { background: url(/img/gru%CC%88n.png) }")).toContain('"/files/t/1/img/gr%C3%BCn.png"');
});

test.each([
  "a { background: url(../img/a.png) }",
  "a { background: url(//x.example/img/a.png), url(https://x.example/a.png) }",
  "a { background: url(/img/none.png), url(data:image/png;base64,/AA==) }",
  "a { content: '/img/a.png'; grid-area: 1 / 2 } /* url(/img/a.png) */",
  "a { color: red",
])("%s is unchanged", (css) => {
  expect(resolved(css)).toBe(css);
});
