import { accountCalls } from "@/lib/accounts/calls/account";
import { changePassword } from "@/lib/accounts/users/own-account.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(accountCalls, {
  "POST /account/password": async ({ session, body }) => {
    await changePassword(session, body.password, body.newPassword);
    return {};
  },
});
