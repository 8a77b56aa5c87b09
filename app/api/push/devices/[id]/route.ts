import { implement } from "@/lib/api/implement";
import { pushCalls } from "@/lib/push/calls";
import { listPushDevices, removePushDevice } from "@/lib/push/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pushCalls, {
  "DELETE /push/devices/{id}": async ({ params, ...caller }) => {
    await removePushDevice(caller, params.id);
    return { devices: await listPushDevices(caller) };
  },
});
