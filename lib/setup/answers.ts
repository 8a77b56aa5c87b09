import * as z from "zod";

const place = { host: z.string(), port: z.int(), name: z.string() };

/** The database that stores the data. */
export const storage = z.object({
  kind: z.enum(["embedded", "external"]),
  ...place,
  readOnly: z.boolean().describe("Whether DATABASE_URL names it."),
});
export type Storage = z.infer<typeof storage>;

/** The configuration, before and after set-up. */
export const configurationView = z.object({
  isConfigured: z.boolean(),
  projectName: z.string(),
  apiUrl: z.string(),
  database: z
    .object({ ...place, username: z.string().optional().describe("Only for an owner.") })
    .optional()
    .describe("Omitted if the instance is not set up and the visitor may not set it up."),
  adminEmail: z.string().optional().describe("Only for an owner."),
});

/** The initial values of the wizard; the browser adds a generated password and its time zone. */
export const setupDefaults = z.object({
  projectName: z.string(),
  apiUrl: z.string(),
  database: z.object({ ...place, username: z.string(), password: z.string() }),
  adminEmail: z.string(),
});
export type SetupDefaults = z.infer<typeof setupDefaults>;

/** `GET /api/config/check`. */
export const checkedConfiguration = z.object({
  isConfigured: z.boolean(),
  config: configurationView,
  storage: storage.optional().describe("Omitted like `database`."),
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
    .describe("Why the entered server is not used, and which database is used instead."),
  keepsAccount: z
    .literal(true)
    .optional()
    .describe("Whether the email and password are those of an existing account, which was not changed."),
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
