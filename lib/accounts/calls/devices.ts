import { deviceList, pairing } from "@/lib/accounts/pins/answers";
import { deviceInput } from "@/lib/accounts/pins/schema";
import { userParams } from "@/lib/accounts/users/schema";
import { defineCalls } from "@/lib/platform/http/call";

export const deviceCalls = defineCalls({
  "GET /devices": {
    summary: "List paired devices",
    permission: "devices:write",
    answer: deviceList,
  },
  "POST /devices": {
    summary: "Make a code to pair a device",
    permission: "devices:write",
    body: deviceInput,
    recentSignIn: true,
    answer: deviceList.extend({ pairing }),
    audit: ["devices:offer"],
  },
  "DELETE /devices/{id}": {
    summary: "Unpair a device",
    permission: "devices:write",
    params: userParams,
    answer: deviceList,
    audit: ["devices:unpair"],
  },
});
