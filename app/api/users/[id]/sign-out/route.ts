import { handle, route } from "@/lib/http/handle";
import { userParams } from "@/lib/users/schema";
import { listUsers, signOutEverywhere } from "@/lib/users/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { permission: "users:write", params: userParams, recentSignIn: true },
    async ({ params, session }) => ({
      ...(await signOutEverywhere(params.id, session.id)),
      users: await listUsers(),
    }),
  ),
});
