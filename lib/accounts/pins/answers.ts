import * as z from "zod";
import { describedDevice } from "@/lib/accounts/answers";
import { moment } from "@/lib/platform/http/answers";
import { qrCode } from "@/lib/platform/images/answers";
import { pinPerson } from "./schema";

export const listedDevice = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(["paired", "awaited"]).describe("`awaited`: its code was not entered yet."),
  device: describedDevice,
  pairedBy: z
    .string()
    .nullable()
    .describe("The email address of the user who made the code; null if the account was removed."),
  createdAt: moment,
  lastUsedAt: moment.nullable().describe("The time of the last sign-in at it."),
  address: z.string().describe("The network address of the last sign-in."),
});
export type ListedDevice = z.infer<typeof listedDevice>;

export const deviceList = z.object({ devices: z.array(listedDevice) });

export const pairing = z
  .object({
    name: z.string(),
    code: z.string(),
    url: z
      .string()
      .nullable()
      .describe("The page to enter the code, with the code; null if only this machine reaches the site."),
    qr: qrCode.nullable().describe("The URL as a QR code."),
    expiresAt: moment,
  })
  .describe("Returned only once.");
export type Pairing = z.infer<typeof pairing>;

/** `GET /api/auth/pin/people`. */
export const pinPeopleList = z.object({ people: z.array(pinPerson) });

/** The user's own PIN; devices show `name`. */
export const shownPin = z.object({ pin: z.object({ name: z.string() }).nullable() });
export type PinState = z.infer<typeof shownPin>;
