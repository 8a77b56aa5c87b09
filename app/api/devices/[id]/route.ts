import { deviceCalls } from "@/lib/accounts/calls/devices";
import { listDevices, unpairDevice } from "@/lib/accounts/pins/devices.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(deviceCalls, {
  "DELETE /devices/{id}": async ({ params }) => {
    await unpairDevice(params.id);
    return { devices: await listDevices() };
  },
});
