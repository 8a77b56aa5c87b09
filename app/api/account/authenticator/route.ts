import { accountCalls } from "@/lib/accounts/calls/account";
import { addApp, removeApp } from "@/lib/accounts/users/ways.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(accountCalls, {
  "POST /account/authenticator": ({ session, body }) => addApp(session, body),
  "DELETE /account/authenticator": ({ session }) => removeApp(session),
});
