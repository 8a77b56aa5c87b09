/** The part of nodemailer that is used; its own types bring the clients of a cloud along. */
declare module "nodemailer" {
  type Mail = { from: string; to: { name: string; address: string }; subject: string; text: string };
  type Options = { url: string; connectionTimeout: number; greetingTimeout: number; socketTimeout: number };
  export function createTransport(options: Options): { sendMail(mail: Mail): Promise<unknown> };
}
