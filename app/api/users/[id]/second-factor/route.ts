import { handle, route } from "@/lib/http/handle";
import { userList } from "@/lib/users/answers";
import { userParams } from "@/lib/users/schema";
import { removeSecondFactor } from "@/lib/users/second-factor.server";
import { listUsers } from "@/lib/users/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: handle(
    {
      permission: "users:write",
      params: userParams,
      recentSignIn: true,
      answer: userList,
      errors: ["not-found"],
    },
    async ({ params, user }) => {
      await removeSecondFactor(params.id, user.id);
      return { users: await listUsers() };
    },
  ),
});
