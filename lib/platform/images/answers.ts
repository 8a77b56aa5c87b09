import { z } from "zod";

/** A QR code. */
export const qrCode = z.object({
  path: z.string().describe("Of its dark squares, in a square of `size`."),
  size: z.int(),
});
