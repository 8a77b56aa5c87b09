import { userCalls } from "@/lib/accounts/calls/users";
import { resetPin } from "@/lib/accounts/pins/staff.server";
import { listUsers } from "@/lib/accounts/users/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(userCalls, {
  "POST /users/{id}/pin": async ({ params, body }) => {
    await resetPin(params.id, body.pin);
    return { users: await listUsers() };
  },
});
