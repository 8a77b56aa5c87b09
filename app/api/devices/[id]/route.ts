import { handle, route } from "@/lib/api/handle";
import { deviceList } from "@/lib/users/answers";
import { listDevices, unpairDevice } from "@/lib/users/devices.server";
import { userParams } from "@/lib/users/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(
    { permission: "devices:write", params: userParams, answer: deviceList },
    async ({ params }) => {
      await unpairDevice(params.id);
      return { devices: await listDevices() };
    },
  ),
});
