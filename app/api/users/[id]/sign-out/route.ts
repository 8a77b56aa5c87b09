import { userCalls } from "@/lib/accounts/calls/users";
import { listUsers, signOutEverywhere } from "@/lib/accounts/users/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(userCalls, {
  "POST /users/{id}/sign-out": async ({ params, session }) => ({
    ...(await signOutEverywhere(params.id, session.id)),
    users: await listUsers(),
  }),
});
