import * as z from "zod";

/** A notification. Its texts pass through the push service of a browser's maker, encrypted, and name no person. */
export const pushMessage = z.object({
  title: z.string().max(200),
  body: z.string().max(500),
  /** A later notification with the same tag replaces this one; at most 32 characters (RFC 8030, section 5.4). */
  tag: z.string().regex(/^[\w-]{1,32}$/),
  /** The path that a press on it opens. */
  path: z.string().startsWith("/").max(200),
  /** The seconds for which the push service tries to deliver it. */
  ttlSeconds: z.int().positive(),
});
export type PushMessage = z.infer<typeof pushMessage>;
