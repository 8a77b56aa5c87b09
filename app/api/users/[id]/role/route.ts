import { handle, route } from "@/lib/api/handle";
import { userList } from "@/lib/users/answers";
import { roleInput } from "@/lib/users/schema";
import { listUsers, setRole } from "@/lib/users/server";
import { userChange } from "../user-change";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ ...userChange, body: roleInput, answer: userList }, async ({ params, body }) => {
    await setRole(params.id, body.role);
    return { users: await listUsers() };
  }),
});
