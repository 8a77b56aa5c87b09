import { z } from "zod";
import { handle, route } from "@/lib/http/handle";
import { userList } from "@/lib/users/answers";
import { userParams } from "@/lib/users/schema";
import { listUsers, signOutEverywhere } from "@/lib/users/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "users:write",
      params: userParams,
      recentSignIn: true,
      answer: userList.extend({ ended: z.int() }),
      errors: ["not-found"],
    },
    async ({ params, session }) => ({
      ...(await signOutEverywhere(params.id, session.id)),
      users: await listUsers(),
    }),
  ),
});
