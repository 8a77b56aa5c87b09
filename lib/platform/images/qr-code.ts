import { encode } from "uqr";
import type * as z from "zod";
import type { qrCode } from "./answers";

export type QrCode = z.infer<typeof qrCode>;

export function drawQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { path: rows.join(""), size };
}
