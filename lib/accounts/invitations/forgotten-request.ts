import * as z from "zod";

export const forgottenRequest = z.object({
  email: z.string(),
  /** The origin of the link, such as `https://example.com`. */
  origin: z.string(),
  /** The network address of the visitor who asked. */
  address: z.string(),
  requestId: z.string(),
});
export type ForgottenRequest = z.infer<typeof forgottenRequest>;
