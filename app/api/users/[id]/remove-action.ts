import { handle } from "@/lib/http/handle";
import { userList } from "@/lib/users/answers";
import { userParams } from "@/lib/users/schema";
import { listUsers } from "@/lib/users/server";

/** A call that removes a user, or something of a user's, and answers with everybody there is. */
export const removeAction = (remove: (id: string, by: string) => Promise<void>) =>
  handle(
    {
      permission: "users:write",
      params: userParams,
      recentSignIn: true,
      answer: userList,
      errors: ["not-found"],
    },
    async ({ params, user }) => {
      await remove(params.id, user.id);
      return { users: await listUsers() };
    },
  );
