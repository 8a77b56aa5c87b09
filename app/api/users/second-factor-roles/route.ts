import { z } from "zod";
import { setSecondFactorRoles } from "@/lib/accounts/second-factor/requirement.server";
import { secondFactorRolesInput } from "@/lib/accounts/users/schema";
import { handle, route } from "@/lib/api/handle";
import { roles } from "@/lib/platform/access/permissions";

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
