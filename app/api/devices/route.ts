import { listDevices, offerPairing } from "@/lib/accounts/pins/devices.server";
import { deviceInput } from "@/lib/accounts/pins/schema";
import { deviceList, pairing } from "@/lib/accounts/users/answers";
import { handle, route } from "@/lib/api/handle";

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
