import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { readParts } from "./multipart";

const boundary = "----WebKitFormBoundaryx";
const contentType = `multipart/form-data; boundary=${boundary}`;
const form = (...lines: string[]) => Buffer.from(lines.join("\r\n"));
const disposition = (rest: string) => `Content-Disposition: form-data; ${rest}`;

test("reads back any content of a form", async () => {
  const content = fc.uint8Array({ maxLength: 200 });
  const fields = fc.array(fc.tuple(fc.string({ unit: "grapheme", minLength: 1 }), content), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fields, async (given) => {
      const sent = new FormData();
      for (const [name, bytes] of given) sent.append(name, new Blob([Uint8Array.from(bytes)]), `${name}.zip`);
      const request = new Response(sent);
      const type = request.headers.get("content-type") ?? "";
      const parts = given.length > 0 ? readParts(Buffer.from(await request.arrayBuffer()), type) : [];
      expect(parts.map(({ name, fileName, bytes }) => [name, fileName, [...bytes]])).toEqual(
        given.map(([name, bytes]) => [name, `${name}.zip`, [...bytes]]),
      );
    }),
  );
});

test("names as browsers and programs write them", () => {
  const body = form(
    `--${boundary}`,
    disposition('name="a%22%0D%0Ab%41"'),
    "",
    "one",
    `--${boundary}`,
    "Content-Type: application/zip",
    `content-disposition: form-data; filename*=UTF-8''caf%C3%A9.zip; name=file; filename="caf.zip"`,
    "",
    "",
    `--${boundary}--`,
    "",
  );
  const parts = readParts(body, contentType).map(({ bytes, ...part }) => ({ ...part, bytes: String(bytes) }));
  expect(parts).toEqual([
    { name: 'a"\r\nb%41', fileName: null, bytes: "one" },
    { name: "file", fileName: "café.zip", bytes: "" },
  ]);
  const quoted = 'multipart/form-data; charset=utf-8; boundary="----WebKitFormBoundaryx"';
  expect(readParts(body, quoted)).toHaveLength(2);
});

test.each([
  ["has no boundary", "multipart/form-data", form(`--${boundary}--`)],
  ["begins with something else", contentType, form("x", `--${boundary}--`)],
  ["is empty", contentType, form("")],
  ["ends in a header", contentType, form(`--${boundary}`, disposition('name="a"'))],
  ["ends in a field", contentType, form(`--${boundary}`, disposition('name="a"'), "", "one")],
  ["has a field without a name", contentType, form(`--${boundary}`, "X: y", "", "one", `--${boundary}--`)],
  [
    "ends after a boundary",
    contentType,
    form(`--${boundary}`, disposition('name="a"'), "", "x", `--${boundary}`),
  ],
])("a form that %s is refused", (_, type, body) => {
  expect(() => readParts(body, type)).toThrow("The form could not be read.");
});
