import { expect, test } from "@jest/globals";
import { typeOf } from "./file-types";

test.each([
  ["index.html", "text/html; charset=utf-8"],
  ["css/Main.CSS", "text/css; charset=utf-8"],
  ["js/app.min.js", "text/javascript; charset=utf-8"],
  ["fonts/icons.woff2", "font/woff2"],
  ["img/logo.svg", "image/svg+xml; charset=utf-8"],
  ["img/PHOTO.JPG", "image/jpeg"],
  ["media/film.mp4", "video/mp4"],
])("%s is served as %s", (path, type) => {
  expect(typeOf(path)).toBe(type);
});

test.each([
  "run.exe",
  "index.php",
  "page.xhtml",
  "CNAME",
  "html",
  ".html",
  "index.html.",
  "css.d/file",
  "constructor",
  "a.constructor",
  "a.__proto__",
  "",
])("%j is not served", (path) => {
  expect(typeOf(path)).toBeNull();
});
