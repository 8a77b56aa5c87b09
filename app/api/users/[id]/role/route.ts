import { userList } from "@/lib/accounts/users/answers";
import { roleInput } from "@/lib/accounts/users/schema";
import { listUsers, setRole } from "@/lib/accounts/users/server";
import { handle, route } from "@/lib/api/handle";
import { userChange } from "../user-change";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ ...userChange, body: roleInput, answer: userList }, async ({ params, body }) => {
    await setRole(params.id, body.role);
    return { users: await listUsers() };
  }),
});
