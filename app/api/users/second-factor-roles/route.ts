import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { roles } from "@/lib/platform/access/permissions";
import { secondFactorRolesInput } from "@/lib/users/schema";
import { setSecondFactorRoles } from "@/lib/users/second-factor.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "users:write",
      body: secondFactorRolesInput,
      recentSignIn: true,
      answer: z.object({ secondFactorRoles: z.array(z.enum(roles)) }),
    },
    async ({ session, body }) => ({ secondFactorRoles: await setSecondFactorRoles(session, body.roles) }),
  ),
});
