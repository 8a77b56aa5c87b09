import { accountCalls } from "@/lib/accounts/calls/account";
import { newRecoveryCodes } from "@/lib/accounts/users/ways.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(accountCalls, {
  "POST /account/recovery-codes": ({ session }) => newRecoveryCodes(session),
});
