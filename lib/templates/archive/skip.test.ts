import { expect, test } from "@jest/globals";
import { whySkipped } from "./skip";

test.each([
  ["__MACOSX/._index.html", /operating system/],
  ["img/Thumbs.db", /operating system/],
  ["img/.DS_Store", /Hidden/],
  [".git/config.html", /Hidden/],
  [".htaccess", /Hidden/],
  ["LICENSE", /licence/],
  ["fonts/LICENSE.txt", /licence/],
  ["Licence-MIT.md", /licence/],
  ["readme.txt", /licence/],
  ["package-lock.json", /building/],
  ["pnpm-lock.yaml", /building/],
  ["gulpfile.js", /building/],
  ["scss/main.scss", /Source/],
  ["src/app.tsx", /Source/],
  ["css/main.css.map", /Source/],
  ["notes.md", /Source/],
  ["download/site.zip", /Archive inside/],
  ["download/site.tar.gz", /Archive inside/],
  ["setup.exe", /type \.exe are not served/],
  ["contact.php", /type \.php are not served/],
  ["page.xhtml", /type \.xhtml are not served/],
  ["CNAME", /without an extension/],
  ["what?.html", /can’t be used on every system/],
  ["css/aux.css", /can’t be used on every system/],
  ["con/a.css", /can’t be used on every system/],
])("%s is left out", (path, reason) => {
  expect(whySkipped(path)).toMatch(reason);
});

test.each([
  "index.html",
  "licenses.html",
  "license.html",
  "readme-first.html",
  "js/package.js",
  "data/manifest.json",
  "console.css",
  "a.b.c.png",
  "node_modules/bootstrap/dist/css/bootstrap.css",
  "dist/über uns.html",
])("%s is part of the template", (path) => {
  expect(whySkipped(path)).toBeNull();
});
