import { handle, route } from "@/lib/api/handle";
import { shownPin } from "@/lib/users/answers";
import { pinInput } from "@/lib/users/pin-schema";
import { pinState, removePin, setPin } from "@/lib/users/pins.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "account:write", answer: shownPin }, ({ user }) => pinState(user)),
  POST: handle(
    { permission: "account:write", body: pinInput, recentSignIn: true, answer: shownPin },
    ({ user, body }) => setPin(user, body),
  ),
  DELETE: handle({ permission: "account:write", answer: shownPin }, ({ user }) => removePin(user)),
});
