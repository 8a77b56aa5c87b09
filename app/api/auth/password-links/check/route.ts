import { z } from "zod";
import { requireLink } from "@/lib/accounts/invitations/links.server";
import { linkKind } from "@/lib/accounts/users/answers";
import { linkInput } from "@/lib/accounts/users/schema";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      access: "public",
      body: linkInput,
      answer: z.object({ email: z.string(), kind: linkKind }),
      errors: ["conflict"],
    },
    ({ body }) => requireLink(body.token),
  ),
});
