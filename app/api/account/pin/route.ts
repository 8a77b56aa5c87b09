import { accountCalls } from "@/lib/accounts/calls/account";
import { pinState, removePin, setPin } from "@/lib/accounts/pins/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(accountCalls, {
  "GET /account/pin": ({ user }) => pinState(user),
  "POST /account/pin": ({ user, body }) => setPin(user, body),
  "DELETE /account/pin": ({ user }) => removePin(user),
});
