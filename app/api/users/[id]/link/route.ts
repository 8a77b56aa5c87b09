import { handle, route } from "@/lib/http/handle";
import { userParams } from "@/lib/users/schema";
import { makeUserLink } from "@/lib/users/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ permission: "users:write", params: userParams, recentSignIn: true }, async ({ params }) => ({
    link: await makeUserLink(params.id),
  })),
});
