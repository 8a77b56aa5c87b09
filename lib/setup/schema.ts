import * as z from "zod";
import { code } from "@/lib/accounts/code";
import { emailAddress, password } from "@/lib/accounts/schema";
import { projectName } from "@/lib/installation/project-name";
import { notStorable, storable } from "@/lib/platform/http/storable";
import { line } from "@/lib/platform/http/text";
import { timeZone } from "@/lib/platform/time-zone/schema";
import { visibilities } from "@/lib/settings/visibility";

/** The cookie with which the browser that reset the instance may set it up again. */
export const RESET_COOKIE = "setup_reset";

/** The cookie of a browser that presented the set-up code. */
export const SETUP_COOKIE = "setup_grant";
/** The header with the set-up code, for scripts. */
export const SETUP_CODE_HEADER = "x-setup-code";

/** The attributes of these cookies; browsers don't send them with requests from other sites. */
export function setupCookie(secure: boolean) {
  return { httpOnly: true, sameSite: "strict", path: "/", secure } as const;
}

/** Shown in the password field of the server in use; the real password is never sent. */
export const BUILT_IN_PASSWORD = "built-in";

/** Shown to visitors who may not know which database is in use. */
export const hiddenPlace = { host: "built-in", port: 5432, name: "built-in" } as const;

export const SAMPLE_PROJECT_NAME = "Northwind Trading";
/** An address nobody has: the domain is reserved for examples (RFC 2606). */
export const SAMPLE_ADMIN_EMAIL = "owner@example.com";

const required = (label: string, max: number) => line(max, `${label} is required`);

const webAddress = required("API endpoint", 500).pipe(
  z.url({ protocol: /^https?$/, error: "Enter an address such as https://example.com/api" }),
);

const databasePort = z
  .number({
    error: ({ input }) =>
      typeof input === "string" && input !== "" ? "Port must be a number, such as 5432" : "Port is required",
  })
  .int("Port must be a whole number")
  .min(1, "Port must be between 1 and 65535")
  .max(65535, "Port must be between 1 and 65535");

const databaseShape = {
  host: required("Host", 253),
  port: databasePort,
  name: required("Database name", 63),
  username: required("Username", 63),
};

/** Not trimmed: a password may begin or end with a space. */
const anyPassword = z
  .string({ error: "Password is required" })
  .max(1000, "At most 1000 characters")
  .refine(storable, notStorable);
const databasePassword = anyPassword.min(1, "Password is required");

/** `POST /api/config/test-connection`. */
export const connectionInput = z.strictObject({
  ...databaseShape,
  password: databasePassword,
});
export type ConnectionInput = z.infer<typeof connectionInput>;

/**
 * The body of a set-up. The database password and the time zone are optional, since the specified payload has
 * neither.
 */
export const configurationInput = z.strictObject({
  isConfigured: z.literal(true),
  projectName,
  database: z.strictObject({ ...databaseShape, password: anyPassword.optional() }),
  apiUrl: webAddress,
  timeZone: timeZone.optional(),
  /** By default the site is public at once. */
  visibility: z.enum(visibilities, { error: "Must be public or comingSoon" }).optional(),
  adminEmail: emailAddress,
  adminPassword: password,
  /** For an existing account with a second factor. */
  adminCode: code.optional(),
});
export type ConfigurationInput = z.infer<typeof configurationInput>;

/** `POST /api/config/setup-code`. */
export const setupCodeInput = z.strictObject({ code: required("Set-up code", 200) });

/** The body of a reset; without a session it contains an owner's email and password. */
export const resetInput = z
  .strictObject({
    isConfigured: z.literal(false),
    email: emailAddress.optional(),
    password: anyPassword.optional(),
    code: code.optional(),
  })
  .refine(({ email, password }) => (email === undefined) === (password === undefined), {
    error: "Enter email and password, or neither",
    path: ["password"],
  });
export type ResetInput = z.infer<typeof resetInput>;

/** `POST /api/config/save`. */
export const saveInput = z.discriminatedUnion("isConfigured", [configurationInput, resetInput], {
  error: "isConfigured must be true or false",
});

/** The values of the wizard's form: a set-up body with every field present. */
export const setupForm = z.object({
  projectName,
  apiUrl: webAddress,
  timeZone,
  database: connectionInput,
  adminEmail: emailAddress,
  adminPassword: password,
  adminCode: z.string().max(60, "A code is shorter"),
});
export type SetupForm = z.infer<typeof setupForm>;
