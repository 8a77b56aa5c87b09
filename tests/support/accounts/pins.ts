import { POST as setPin } from "@/app/api/account/pin/route";
import { POST as pair } from "@/app/api/auth/pair/route";
import { POST as signInByPin } from "@/app/api/auth/pin/route";
import { POST as offer } from "@/app/api/devices/route";
import { POST as addStaff } from "@/app/api/users/staff/route";
import { type Answer, cookieFrom, post } from "@/tests/support/api/request";

export const pin = "304851";

/** Pairs a device. @param token that of an owner or manager @returns its cookie */
export async function pairedDevice(token: string, name = "Kitchen tablet"): Promise<string> {
  const { body } = await post(offer, { token, body: { name } });
  return cookieFrom(await post(pair, { body: { code: body.pairing.code } }), "paired_device");
}

/** Sets the PIN of a token's user. */
export async function choosePin(token: string, name: string, chosen = pin) {
  const answer = await post(setPin, { token, body: { name, pin: chosen } });
  if (answer.status !== 200) throw new Error(`The PIN was refused: ${JSON.stringify(answer.body)}`);
}

/** Adds a person who signs in by PIN alone. @param token that of an owner @returns the person's id */
export async function addedStaff(token: string, name: string, chosen = pin): Promise<string> {
  const { status, body } = await post(addStaff, { token, body: { name, pin: chosen } });
  if (status !== 200) throw new Error(`Nobody was added: ${JSON.stringify(body)}`);
  return body.users.find((user: { pinName: string | null }) => user.pinName === name).id;
}

/** Tries to sign in by PIN. @param cookie that of a paired device */
export const tryPin = (cookie: string | undefined, userId: string, tried = pin): Promise<Answer> =>
  post(signInByPin, { body: { userId, pin: tried }, ...(cookie && { cookie }) });
