import { expect, test } from "@jest/globals";
import { embedOf } from "./embed";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://youtu.be/dQw4w9WgXcQ?si=x", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1"],
  ["https://vimeo.com/76979871/abcdef1234", "https://player.vimeo.com/video/76979871?dnt=1&h=abcdef1234"],
  [
    "https://www.openstreetmap.org/export/embed.html?bbox=13.1,52.3,13.5,52.6&layer=x&marker=52.4,13.3",
    "https://www.openstreetmap.org/export/embed.html?bbox=13.10000%2C52.30000%2C13.50000%2C52.60000&layer=mapnik&marker=52.40000%2C13.30000",
  ],
])("%s is framed", (address, src) => {
  expect(embedOf(address)).toMatchObject({ src, origin: new URL(src).origin });
});

test("a place on OpenStreetMap is in the middle of its frame", () => {
  const src = new URL(embedOf("https://www.openstreetmap.org/#map=17/52.5/13.4")?.src ?? "");
  const [west = 0, south = 0, east = 0, north = 0] = (src.searchParams.get("bbox") ?? "")
    .split(",")
    .map(Number);
  expect((west + east) / 2).toBeCloseTo(13.4);
  expect((south + north) / 2).toBeCloseTo(52.5);
  expect(src.searchParams.get("marker")).toBe("52.50000,13.40000");
});

test.each([
  "http://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil.example/?https://youtu.be/dQw4w9WgXcQ",
  "https://user@www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/redirect?q=https://evil.example",
  "https://www.youtube.com/watch?v=../../evil",
  "https://vimeo.com/76979871/<script>",
  "https://vimeo.com/channels/staffpicks",
  "https://www.openstreetmap.org/user/x",
  "https://www.openstreetmap.org/export/embed.html?bbox=1,2,3",
  "javascript:alert(1)//www.youtube.com/watch?v=dQw4w9WgXcQ",
  "//www.youtube.com/watch?v=dQw4w9WgXcQ",
  "",
])("%s is not framed", (address) => {
  expect(embedOf(address)).toBeNull();
});
