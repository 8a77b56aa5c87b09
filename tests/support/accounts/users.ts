import { POST as save } from "@/app/api/settings/route";
import { POST as invite } from "@/app/api/users/route";
import type { Role } from "@/lib/platform/access/permissions";
import { post } from "@/tests/support/api/request";
import { configuredInstance } from "@/tests/support/setup/instance";

export const siteAddress = "https://bakery.example";

/** Sets the instance up with a site address, with which links begin. @returns the owner's token */
export async function instanceWithAddress(): Promise<string> {
  const token = await configuredInstance();
  const body = { projectName: "Corner Bakery", siteAddress, timeZone: "UTC" };
  const saved = await post(save, { token, body });
  if (saved.status !== 200) throw new Error(`The address was not saved: ${JSON.stringify(saved.body)}`);
  return token;
}

/** Returns the token at the end of a link. */
export const tokenOf = (url: string) => url.split("#")[1] ?? "";

/** Invites a user, in the name of an owner. @returns the token of the link */
export async function invited(token: string, email: string, role: Role): Promise<string> {
  const { status, body } = await post(invite, { token, body: { email, role } });
  if (status !== 200) throw new Error(`Nobody was invited: ${JSON.stringify(body)}`);
  return tokenOf(body.link.url);
}
