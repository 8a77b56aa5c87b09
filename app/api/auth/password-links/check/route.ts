import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { linkKind } from "@/lib/users/answers";
import { requireLink } from "@/lib/users/links.server";
import { linkInput } from "@/lib/users/schema";

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
