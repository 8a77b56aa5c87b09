import { z } from "zod";
import { scopes } from "@/lib/platform/access/permissions";
import { moment } from "@/lib/platform/http/answers";

export const listedToken = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().describe("Its first characters."),
  scopes: z.array(z.enum(scopes)),
  lostScopes: z
    .array(z.enum(scopes))
    .describe("Of these its user's role does not allow any more: they count for nothing."),
  owner: z.string().describe("The email address of whose it is."),
  isOwn: z.boolean(),
  createdAt: moment,
  expiresAt: moment,
  isExpired: z.boolean(),
  lastUsedAt: moment.nullable().describe("To about a minute."),
  address: z.string().describe("The network address it was last used from."),
});
export type ListedToken = z.infer<typeof listedToken>;

export const tokenList = z.object({ tokens: z.array(listedToken) });
