import * as z from "zod";

export const qrCode = z.object({
  path: z.string().describe("Of its dark squares, in a square of `size`."),
  size: z.int(),
});
