import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { userList } from "@/lib/users/answers";
import { listUsers, signOutEverywhere } from "@/lib/users/server";
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
