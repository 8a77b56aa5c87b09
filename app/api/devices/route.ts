import { handle, route } from "@/lib/api/handle";
import { deviceList, pairing } from "@/lib/users/answers";
import { listDevices, offerPairing } from "@/lib/users/devices.server";
import { deviceInput } from "@/lib/users/pin-schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "devices:write", answer: deviceList }, async () => ({
    devices: await listDevices(),
  })),
  POST: handle(
    {
      permission: "devices:write",
      body: deviceInput,
      recentSignIn: true,
      answer: deviceList.extend({ pairing }),
    },
    async ({ user, body }) => ({
      pairing: await offerPairing(user.id, body.name),
      devices: await listDevices(),
    }),
  ),
});
