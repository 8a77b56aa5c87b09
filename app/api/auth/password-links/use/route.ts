import { z } from "zod";
import { spendLink } from "@/lib/accounts/invitations/links.server";
import { chosenPassword } from "@/lib/accounts/users/schema";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { access: "public", body: chosenPassword, answer: z.object({ email: z.string() }), errors: ["conflict"] },
    ({ body }) => spendLink(body.token, body.password),
  ),
});
