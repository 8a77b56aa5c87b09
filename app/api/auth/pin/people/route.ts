import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { requirePairedDevice } from "@/lib/accounts/pins/devices.server";
import { pinPeople } from "@/lib/accounts/pins/server";
import { implement } from "@/lib/api/implement";
import { requireConfiguration } from "@/lib/installation/state.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(signInCalls, {
  "GET /auth/pin/people": async ({ request }) => {
    await requireConfiguration();
    await requirePairedDevice(request.headers);
    return { people: await pinPeople() };
  },
});
