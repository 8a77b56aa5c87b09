import { accountCalls } from "@/lib/accounts/calls/account";
import { changeEmail } from "@/lib/accounts/users/own-account.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(accountCalls, {
  "POST /account/email": async ({ session, body }) => {
    await changeEmail(session, body.password, body.email);
    return { email: body.email };
  },
});
