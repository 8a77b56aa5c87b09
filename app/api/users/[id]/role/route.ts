import { handle, route } from "@/lib/http/handle";
import { userList } from "@/lib/users/answers";
import { roleInput, userParams } from "@/lib/users/schema";
import { listUsers, setRole } from "@/lib/users/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "users:write",
      params: userParams,
      body: roleInput,
      recentSignIn: true,
      answer: userList,
      errors: ["not-found"],
    },
    async ({ params, body }) => {
      await setRole(params.id, body.role);
      return { users: await listUsers() };
    },
  ),
});
