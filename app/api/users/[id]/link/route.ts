import { z } from "zod";
import { madeLink } from "@/lib/accounts/users/answers";
import { makeUserLink } from "@/lib/accounts/users/server";
import { handle, route } from "@/lib/api/handle";
import { userChange } from "../user-change";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ ...userChange, answer: z.object({ link: madeLink }) }, async ({ params }) => ({
    link: await makeUserLink(params.id),
  })),
});
