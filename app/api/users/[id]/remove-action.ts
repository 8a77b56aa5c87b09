import { userList } from "@/lib/accounts/users/answers";
import { listUsers } from "@/lib/accounts/users/server";
import { handle } from "@/lib/api/handle";
import { userChange } from "./user-change";

/** A call that removes a user, or something of a user's, and answers with everybody there is. */
export const removeAction = (remove: (id: string, by: string) => Promise<void>) =>
  handle({ ...userChange, answer: userList }, async ({ params, user }) => {
    await remove(params.id, user.id);
    return { users: await listUsers() };
  });
