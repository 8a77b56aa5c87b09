import { userCalls } from "@/lib/accounts/calls/users";
import { addStaff } from "@/lib/accounts/pins/staff.server";
import { listUsers } from "@/lib/accounts/users/server";
import { implement } from "@/lib/api/implement";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(userCalls, {
  "POST /users/staff": async ({ body }) => {
    await addStaff(body);
    return { users: await listUsers() };
  },
});
