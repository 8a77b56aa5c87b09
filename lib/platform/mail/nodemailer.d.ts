/** nodemailer's own types require the clients of a cloud. */
declare module "nodemailer" {
  type Mail = { from: string; to: { name: string; address: string }; subject: string; text: string };
  type Options = { url: string; connectionTimeout: number; greetingTimeout: number; socketTimeout: number };
  export function createTransport(options: Options): { sendMail(mail: Mail): Promise<unknown> };
}
