import { z } from "zod";
import { userList } from "@/lib/accounts/users/answers";
import { listUsers, signOutEverywhere } from "@/lib/accounts/users/server";
import { handle, route } from "@/lib/api/handle";
import { userChange } from "../user-change";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { ...userChange, answer: userList.extend({ ended: z.int() }) },
    async ({ params, session }) => ({
      ...(await signOutEverywhere(params.id, session.id)),
      users: await listUsers(),
    }),
  ),
});
