import { askAsPrinter } from "./printer-request";
import type { Printed } from "./star-printer";

type Behaviour = { losesConfirmation?: () => boolean };

/** Joins the dots of the pieces of a picture. @throws Error for a piece of another size than it says, or without a cut */
function readImages(text: string): Buffer {
  const pieces = text.matchAll(
    /<image width="(\d+)" height="(\d+)" color="color_1" mode="mono">([\w+/=]+)<\/image>/g,
  );
  const dots = [...pieces].map(([, width, height, base64 = ""]) => {
    const bytes = Buffer.from(base64, "base64");
    if (bytes.length !== (Number(width) / 8) * Number(height)) throw new Error("A piece has another size.");
    return bytes;
  });
  if (dots.length > 0 && !text.includes('<cut type="feed"/></epos-print>'))
    throw new Error("There is no cut.");
  return Buffer.concat(dots);
}

type Result = { success: boolean; code?: string; status?: number };

/** A printer of Epson Server Direct Print: gets a ticket with the answer to its question, and reports the result. */
export class EpsonPrinter {
  readonly printed: Printed[] = [];
  readonly lostTokens: string[] = [];

  constructor(
    readonly secret: string,
    private readonly behaviour: Behaviour = {},
  ) {}

  private post(form: Record<string, string>): Promise<Response> {
    return askAsPrinter(this.secret, {
      method: "POST",
      type: "application/x-www-form-urlencoded",
      body: new URLSearchParams({ ID: "kitchen", ...form }).toString(),
    });
  }

  /** Returns the ticket in the answer; null without one. */
  async poll(): Promise<Printed | null> {
    const answer = await this.post({ ConnectionType: "GetRequest" });
    if (answer.status !== 200) throw new Error(`The poll was answered ${answer.status}.`);
    const text = await answer.text();
    if (text === "") return null;
    const [, token] = /<printjobid>([\w.-]{1,30})<\/printjobid>/.exec(text) ?? [];
    const [, hex] = /<command>([0-9a-f]+)<\/command>/.exec(text) ?? [];
    const picture = readImages(text);
    if (token === undefined || (hex === undefined && picture.length === 0))
      throw new Error(`This is no print request: ${text}`);
    if (hex === undefined) return { token, text: "", picture };
    return { token, text: Buffer.from(hex, "hex").toString("latin1") };
  }

  sendFile(ResponseFile: string): Promise<Response> {
    return this.post({ ConnectionType: "SetResponse", ResponseFile });
  }

  confirm(
    token: string,
    { success, code = "", status = 251658262 }: Result = { success: true },
  ): Promise<Response> {
    return this.sendFile(
      `<?xml version="1.0" encoding="UTF-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${token}</printjobid></Parameter><PrintResponse><response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" success="${success}" code="${code}" status="${status}" battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`,
    );
  }

  /** Asks once, and prints what comes. @returns whether something came */
  async work(): Promise<boolean> {
    const ticket = await this.poll();
    if (!ticket) return false;
    this.printed.push(ticket);
    if (this.behaviour.losesConfirmation?.()) this.lostTokens.push(ticket.token);
    else await this.confirm(ticket.token);
    return true;
  }
}
