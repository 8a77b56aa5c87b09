import { userCalls } from "@/lib/accounts/calls/users";
import { makeUserLink } from "@/lib/accounts/users/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(userCalls, {
  "POST /users/{id}/link": async ({ params }) => ({ link: await makeUserLink(params.id) }),
});
