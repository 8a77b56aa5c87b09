import { z } from "zod";

/** Where the data is kept. */
export const storage = z.object({
  kind: z.enum(["embedded", "external"]),
  host: z.string(),
  port: z.int(),
  name: z.string(),
  readOnly: z.boolean().describe("DATABASE_URL decides."),
});
export type Storage = z.infer<typeof storage>;

/** The configuration, before and after set-up. */
export const configurationView = z.object({
  isConfigured: z.boolean(),
  projectName: z.string(),
  apiUrl: z.string(),
  database: z
    .object({
      host: z.string(),
      port: z.int(),
      name: z.string(),
      username: z.string().optional().describe("Only for an owner."),
    })
    .optional()
    .describe("Left out of an instance that is not set up, for a visitor who may not set it up."),
  adminEmail: z.string().optional().describe("Only for an owner."),
});

/** The initial values of the wizard; the browser adds a generated password and its time zone. */
export const setupDefaults = z.object({
  projectName: z.string(),
  apiUrl: z.string(),
  database: z.object({
    host: z.string(),
    port: z.int(),
    name: z.string(),
    username: z.string(),
    password: z.string(),
  }),
  adminEmail: z.string(),
});
export type SetupDefaults = z.infer<typeof setupDefaults>;

/** `GET /api/config/check`. */
export const checkedConfiguration = z.object({
  isConfigured: z.boolean(),
  config: configurationView,
  storage: storage.optional().describe("Left out as `database` is."),
  defaults: setupDefaults.optional(),
});
export type CheckedConfiguration = z.infer<typeof checkedConfiguration>;

/** `POST /api/config/save`. */
export const savedConfiguration = z.object({
  isConfigured: z.boolean(),
  storage,
  warning: z
    .string()
    .optional()
    .describe("Why the server in the fields is not used, and where the data is instead."),
  keepsAccount: z
    .literal(true)
    .optional()
    .describe("The email and password are those of an account that existed before and stays as it was."),
});
export type SavedConfiguration = z.infer<typeof savedConfiguration>;

/** The result of a connection test. */
export const connectionTest = z.union([
  z.object({
    success: z.literal(true),
    message: z.string(),
    canCreate: z.boolean().optional().describe("Set-up would create the missing database."),
  }),
  z.object({ success: z.literal(false), error: z.string() }),
]);
export type ConnectionTest = z.infer<typeof connectionTest>;
