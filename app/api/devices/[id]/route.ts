import { listDevices, unpairDevice } from "@/lib/accounts/pins/devices.server";
import { deviceList } from "@/lib/accounts/users/answers";
import { userParams } from "@/lib/accounts/users/schema";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(
    { permission: "devices:write", params: userParams, answer: deviceList },
    async ({ params }) => {
      await unpairDevice(params.id);
      return { devices: await listDevices() };
    },
  ),
});
