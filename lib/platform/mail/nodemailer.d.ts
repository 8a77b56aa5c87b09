/** nodemailer's own types require the clients of a cloud. */
declare module "nodemailer" {
  type Address = { name: string; address: string };
  type Mail = {
    from: string | Address;
    to: Address;
    subject: string;
    text: string;
    html?: string | undefined;
    messageId?: string | undefined;
    headers?: Record<string, string>;
  };
  type Options = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number };
  type Composed = {
    message: {
      processFunc(wrap: (message: import("node:stream").Readable) => import("node:stream").Readable): void;
    };
  };
  export function createTransport(options: Options & Record<string, unknown>): {
    sendMail(mail: Mail): Promise<unknown>;
    /** Runs before a composed mail is sent. */
    use(step: "stream", plugin: (mail: Composed, done: (error?: Error | null) => void) => void): void;
    close(): void;
  };
}
