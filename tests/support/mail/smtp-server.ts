import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll } from "@jest/globals";
import { environment } from "@/lib/platform/runtime/env";
import { createMailServer, type ReceivedMail, type Replies } from "./smtp-conversation";

/** Starts a mail server for the tests of a file, and configures the product to use it. */
export function startMailServer() {
  const mails: ReceivedMail[] = [];
  let arrived: () => void = () => undefined;
  const replies: Replies = {};
  const create = () =>
    createMailServer(replies, (mail) => {
      mails.push(mail);
      arrived();
    });
  let server = create();
  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  let port = 0;
  beforeAll(async () => {
    await listen(port);
    ({ port } = server.server.address() as AddressInfo);
    Object.assign(environment(), {
      SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
      MAIL_FROM: "Corner Bakery <hello@example.com>",
    });
  });
  afterEach(() => {
    mails.splice(0);
    for (const command of Object.keys(replies)) delete replies[command as keyof Replies];
  });
  afterAll(() => {
    Object.assign(environment(), { SMTP_URL: undefined, MAIL_FROM: undefined });
    server.close();
  });
  return {
    mails,
    /** Sets replies of this test, such as `{ "RCPT": "550 unknown", ".": "drop" }`; `.` ends a mail. */
    reply: (changed: Replies) => Object.assign(replies, changed),
    /** Refuses connections from now on. */
    goAway: () => new Promise<void>((resolve) => server.close(resolve)),
    /** Accepts connections again. */
    comeBack() {
      // A closed one refuses all commands.
      server = create();
      return listen(port);
    },
    /** Resolves once this number of mails has arrived. */
    async until(count: number): Promise<readonly ReceivedMail[]> {
      while (mails.length < count) {
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
      }
      return mails;
    },
  };
}
