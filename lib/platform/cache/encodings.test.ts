import { expect, test } from "@jest/globals";
import { encode } from "./encodings";

test("what is kept of a small answer takes no more memory than it says", async () => {
  const bodies = await encode(Buffer.from("word ".repeat(400)), "text/html", false);
  const { br, gzip, zstd } = bodies;
  for (const body of [br, gzip, ...(zstd ? [zstd] : [])]) {
    expect(body?.length).toBeGreaterThan(0);
    expect(body?.buffer.byteLength).toBe(body?.length);
  }
});
