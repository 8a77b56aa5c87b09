import * as z from "zod";
import { scopes } from "@/lib/platform/access/permissions";
import { moment } from "@/lib/platform/http/answers";

export const listedToken = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().describe("The first characters of the token."),
  scopes: z.array(z.enum(scopes)),
  lostScopes: z
    .array(z.enum(scopes))
    .describe("The scopes that the user’s role does not allow any more; they have no effect."),
  owner: z.string().describe("The email address of its user."),
  isOwn: z.boolean(),
  createdAt: moment,
  expiresAt: moment,
  isExpired: z.boolean(),
  lastUsedAt: moment.nullable().describe("Precise to about a minute."),
  address: z.string().describe("The network address of the last use."),
});
export type ListedToken = z.infer<typeof listedToken>;

export const tokenList = z.object({ tokens: z.array(listedToken) });
