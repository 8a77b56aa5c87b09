import { z } from "zod";
import { describedDevice } from "@/lib/accounts/answers";
import { moment } from "@/lib/platform/http/answers";
import { qrCode } from "@/lib/platform/images/answers";

export const listedDevice = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(["paired", "awaited"]).describe("`awaited`: nobody has entered its code yet."),
  device: describedDevice,
  pairedBy: z
    .string()
    .nullable()
    .describe("The email address of who let it in; null for somebody who has no account any more."),
  createdAt: moment,
  lastUsedAt: moment.nullable().describe("When somebody last signed in at it."),
  address: z.string().describe("From which network address that was."),
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
      .describe(
        "The page on which the code is entered, with the code; null where the site's address is not known.",
      ),
    qr: qrCode.nullable().describe("The same for cameras."),
    expiresAt: moment,
  })
  .describe("It is told this once.");
export type Pairing = z.infer<typeof pairing>;

/** The user's own PIN; devices show `name`. */
export const shownPin = z.object({ pin: z.object({ name: z.string() }).nullable() });
export type PinState = z.infer<typeof shownPin>;
