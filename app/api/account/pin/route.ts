import { pinInput } from "@/lib/accounts/pins/schema";
import { pinState, removePin, setPin } from "@/lib/accounts/pins/server";
import { shownPin } from "@/lib/accounts/users/answers";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "account:write", answer: shownPin }, ({ user }) => pinState(user)),
  POST: handle(
    { permission: "account:write", body: pinInput, recentSignIn: true, answer: shownPin },
    ({ user, body }) => setPin(user, body),
  ),
  DELETE: handle({ permission: "account:write", answer: shownPin }, ({ user }) => removePin(user)),
});
