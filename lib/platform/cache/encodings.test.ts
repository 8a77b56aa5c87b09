import { expect, test } from "@jest/globals";
import { encode } from "./encodings";

test("a small cached answer takes no more memory than its size", async () => {
  const bodies = await encode(Buffer.from("word ".repeat(400)), "text/html", false);
  const { br, gzip, zstd } = bodies;
  for (const body of [br, gzip, ...(zstd ? [zstd] : [])]) {
    expect(body?.length).toBeGreaterThan(0);
    expect(body?.buffer.byteLength).toBe(body?.length);
  }
});
