import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { spendLink } from "@/lib/users/links.server";
import { chosenPassword } from "@/lib/users/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { access: "public", body: chosenPassword, answer: z.object({ email: z.string() }), errors: ["conflict"] },
    ({ body }) => spendLink(body.token, body.password),
  ),
});
