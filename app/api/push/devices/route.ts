import { implement } from "@/lib/api/implement";
import { pushCalls } from "@/lib/push/calls";
import { addPushDevice, listPushDevices } from "@/lib/push/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pushCalls, {
  "GET /push/devices": async (caller) => ({ devices: await listPushDevices(caller) }),
  "POST /push/devices": async ({ body, request, ...caller }) => ({
    id: await addPushDevice(caller, body, request.headers),
    devices: await listPushDevices(caller),
  }),
});
