/** The time that the printer tries for, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Returns the answer of Server Direct Print with a job: `<command>` takes the bytes of ESC/POS in hexadecimal (ePOS-Print
 * XML User's Manual). Version 2.00 has the job's id, of at most 30 letters, digits, `_`, `-` and `.`.
 */
export const printRequest = (token: string, bytes: Buffer): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<PrintRequestInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><timeout>${TIMEOUT_MS}</timeout><printjobid>${token}</printjobid></Parameter><PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"><command>${bytes.toString("hex")}</command></epos-print></PrintData></ePOSPrint></PrintRequestInfo>`;
