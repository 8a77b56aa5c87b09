import { deviceCalls } from "@/lib/accounts/calls/devices";
import { listDevices, offerPairing } from "@/lib/accounts/pins/devices.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(deviceCalls, {
  "GET /devices": async () => ({
    devices: await listDevices(),
  }),
  "POST /devices": async ({ user, body }) => ({
    pairing: await offerPairing(user.id, body.name),
    devices: await listDevices(),
  }),
});
