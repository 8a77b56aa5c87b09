import { handle, route } from "@/lib/http/handle";
import { pinInput } from "@/lib/users/pin-schema";
import { pinState, removePin, setPin } from "@/lib/users/pins.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "account:write" }, ({ user }) => pinState(user)),
  POST: handle({ permission: "account:write", body: pinInput, recentSignIn: true }, ({ user, body }) =>
    setPin(user, body),
  ),
  DELETE: handle({ permission: "account:write" }, ({ user }) => removePin(user)),
});
