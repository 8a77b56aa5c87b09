import { askAsPrinter } from "./printer-request";

/** `picture`: of a ticket that was drawn, a PNG, or rows of dots. */
export type Printed = { token: string; text: string; picture?: Buffer };

type Behaviour = {
  /** Whether the confirmation of the next ticket gets lost. */
  losesConfirmation?: () => boolean;
};

/** A printer of Star CloudPRNT: asks, fetches, prints and confirms. */
export class StarPrinter {
  /** The tickets that came out, in order. */
  readonly printed: Printed[] = [];
  readonly lostTokens: string[] = [];
  statusCode = "200 OK";

  constructor(
    readonly secret: string,
    private readonly behaviour: Behaviour = {},
  ) {}

  async poll(more: object = {}): Promise<{ jobReady: boolean; jobToken?: string; mediaTypes?: string[] }> {
    const body = JSON.stringify({ status: "23 6 0 0", statusCode: this.statusCode, ...more });
    const answer = await askAsPrinter(this.secret, { method: "POST", type: "application/json", body });
    if (answer.status !== 200) throw new Error(`The poll was answered ${answer.status}.`);
    return answer.json();
  }

  fetchJob(token: string, type = "application/vnd.star.starprnt"): Promise<Response> {
    const query = `?mac=00-11-62-00-00-01&type=${encodeURIComponent(type)}&token=${encodeURIComponent(token)}`;
    return askAsPrinter(this.secret, { method: "GET", query });
  }

  confirm(token: string, code = "200 OK"): Promise<Response> {
    const query = `?code=${encodeURIComponent(code)}&token=${encodeURIComponent(token)}`;
    return askAsPrinter(this.secret, { method: "DELETE", query });
  }

  /** Asks once, and prints what is ready. @returns whether something was */
  async work(): Promise<boolean> {
    const { jobReady, jobToken = "", mediaTypes: [type = ""] = [] } = await this.poll();
    if (!jobReady) return false;
    const answer = await this.fetchJob(jobToken, type);
    if (answer.status !== 200) throw new Error(`The ticket was answered ${answer.status}.`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    this.printed.push(
      type === "image/png"
        ? { token: jobToken, text: "", picture: bytes }
        : { token: jobToken, text: bytes.toString("latin1") },
    );
    if (this.behaviour.losesConfirmation?.()) this.lostTokens.push(jobToken);
    else await this.confirm(jobToken);
    return true;
  }
}
