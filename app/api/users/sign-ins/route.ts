import { userCalls } from "@/lib/accounts/calls/users";
import { listSignIns } from "@/lib/accounts/sign-in/log.server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(userCalls, {
  "GET /users/sign-ins": ({ query }) => listSignIns(query),
});
