import { expect, test } from "@jest/globals";
import { formatFileSize } from "./file-size";

test.each([
  [0, "0 Bytes"],
  [-1, "0 Bytes"],
  [1, "1 Bytes"],
  [1023, "1,023 Bytes"],
  [1024, "1 KB"],
  [1536, "1.5 KB"],
  [1024 * 1024 - 1, "1 MB"],
  [1024 * 1024, "1 MB"],
  [20 * 1024 * 1024, "20 MB"],
  [1.25 * 1024 ** 3, "1.3 GB"],
  [5000 * 1024 ** 3, "5,000 GB"],
])("%d bytes are %s", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
