import type { Raster } from "@/lib/printers/picture/draw.server";

/** The time that the printer tries for, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** The rows of dots in one element: printers keep little of a picture. */
const ROWS = 512;

/** Returns the bytes of ESC/POS as `<command>` takes them, in hexadecimal (ePOS-Print XML User's Manual). */
export const commandElement = (bytes: Buffer): string => `<command>${bytes.toString("hex")}</command>`;

/**
 * Returns a picture of black dots, in pieces that the printer joins, with a cut (ePOS-Print XML User's Manual, `<image>`:
 * one bit per dot in Base64; `<cut>`).
 */
export function imageElements({ width, height, bits }: Raster): string {
  const rowBytes = width / 8;
  const pieces = Array.from({ length: Math.ceil(height / ROWS) }, (_, index) => {
    const rows = Math.min(ROWS, height - index * ROWS);
    const piece = bits.subarray(index * ROWS * rowBytes, (index * ROWS + rows) * rowBytes);
    return `<image width="${width}" height="${rows}" color="color_1" mode="mono">${piece.toString("base64")}</image>`;
  });
  return `${pieces.join("")}<cut type="feed"/>`;
}

/**
 * Returns the answer of Server Direct Print with a job. Version 2.00 has the job's id, of at most 30 letters, digits, `_`,
 * `-` and `.`.
 * @param content XML of ePOS-Print
 */
export const printRequest = (token: string, content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<PrintRequestInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><timeout>${TIMEOUT_MS}</timeout><printjobid>${token}</printjobid></Parameter><PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">${content}</epos-print></PrintData></ePOSPrint></PrintRequestInfo>`;
