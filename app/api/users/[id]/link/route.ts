import { z } from "zod";
import { handle, route } from "@/lib/http/handle";
import { madeLink } from "@/lib/users/answers";
import { userParams } from "@/lib/users/schema";
import { makeUserLink } from "@/lib/users/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "users:write",
      params: userParams,
      recentSignIn: true,
      answer: z.object({ link: madeLink }),
      errors: ["not-found"],
    },
    async ({ params }) => ({
      link: await makeUserLink(params.id),
    }),
  ),
});
