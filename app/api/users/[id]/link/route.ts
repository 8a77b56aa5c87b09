import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { madeLink } from "@/lib/users/answers";
import { makeUserLink } from "@/lib/users/server";
import { userChange } from "../user-change";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ ...userChange, answer: z.object({ link: madeLink }) }, async ({ params }) => ({
    link: await makeUserLink(params.id),
  })),
});
