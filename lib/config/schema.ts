import { z } from "zod";
import { emailAddress, password } from "@/lib/auth/schema";
import { line, notStorable, storable } from "@/lib/http/text";
import { timeZone } from "@/lib/time-zone/schema";

export const setupMessages = {
  projectName: "Project name is required",
  invalidForm: "Please fill in all required fields correctly",
} as const;

/** Lets the browser that reset the instance set it up again. */
export const RESET_COOKIE = "setup_reset";

/** Marks the browser that showed the set-up code. */
export const SETUP_COOKIE = "setup_grant";
/** Carries the set-up code of a call that no browser makes. */
export const SETUP_CODE_HEADER = "x-setup-code";

/** How that cookie is set; no other site's page makes a browser send it. */
export function setupCookie(secure: boolean) {
  return { httpOnly: true, sameSite: "strict", path: "/", secure } as const;
}

/** Shown in the password field of the server in use; the real password is never sent. */
export const BUILT_IN_PASSWORD = "built-in";

/** Stands for the database in use where a visitor may not know which it is. */
export const hiddenPlace = { host: "built-in", port: 5432, name: "built-in" } as const;

export const SAMPLE_PROJECT_NAME = "Northwind Trading";
/** An address nobody has: the domain is reserved for examples (RFC 2606). */
export const SAMPLE_ADMIN_EMAIL = "admin@example.com";

const required = (label: string, max: number) => line(max, `${label} is required`);

const webAddress = required("API endpoint", 500).pipe(
  z.url({ protocol: /^https?$/, error: "Enter an address such as https://example.com/api" }),
);

const databasePort = z
  .number({ error: "Port is required" })
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

export const projectName = required("Project name", 100);

/** `POST /api/config/test-connection`. */
export const connectionInput = z.strictObject({
  ...databaseShape,
  password: databasePassword,
});
export type ConnectionInput = z.infer<typeof connectionInput>;

/** What set-up saves. The database's password and the time zone are optional, as the specified payload has neither. */
export const configurationInput = z.strictObject({
  isConfigured: z.literal(true),
  projectName,
  database: z.strictObject({ ...databaseShape, password: anyPassword.optional() }),
  apiUrl: webAddress,
  timeZone: timeZone.optional(),
  adminEmail: emailAddress,
  adminPassword: password,
});
export type ConfigurationInput = z.infer<typeof configurationInput>;

/** `POST /api/config/setup-code`. */
export const setupCodeInput = z.strictObject({ code: required("Set-up code", 200) });

/** Sets the instance back to unconfigured; without a session it carries an administrator's sign-in. */
export const resetInput = z
  .strictObject({
    isConfigured: z.literal(false),
    email: emailAddress.optional(),
    password: anyPassword.optional(),
  })
  .refine(({ email, password }) => (email === undefined) === (password === undefined), {
    error: "Enter e-mail and password, or neither",
    path: ["password"],
  });
export type ResetInput = z.infer<typeof resetInput>;

/** `POST /api/config/save`. */
export const saveInput = z.discriminatedUnion("isConfigured", [configurationInput, resetInput], {
  error: "isConfigured must be true or false",
});

/** The wizard's form: what set-up saves, with all of it filled in. */
export const setupForm = z.object({
  projectName,
  apiUrl: webAddress,
  timeZone,
  database: connectionInput,
  adminEmail: emailAddress,
  adminPassword: password,
});
export type SetupForm = z.infer<typeof setupForm>;

/** A field of that form, with the name that errors of a save give it. */
export type SetupField = Exclude<keyof SetupForm, "database"> | `database.${keyof ConnectionInput}`;

export const setupSteps: readonly { title: string; fields: readonly SetupField[] }[] = [
  { title: "Project", fields: ["projectName", "apiUrl", "timeZone"] },
  {
    title: "Database",
    fields: ["database.host", "database.port", "database.name", "database.username", "database.password"],
  },
  { title: "Admin", fields: ["adminEmail", "adminPassword"] },
];

/** Where the data really is. `readOnly` when `DATABASE_URL` decides it. */
export type Storage = {
  kind: "embedded" | "external";
  host: string;
  port: number;
  name: string;
  readOnly: boolean;
};

/** What `GET /api/config/check` tells of a configured or unconfigured instance. */
export type ConfigurationView = {
  isConfigured: boolean;
  projectName: string;
  apiUrl: string;
  /** `username` only for an administrator. */
  /** Left out of an instance that is not set up, for a visitor who may not set it up. */
  database?: { host: string; port: number; name: string; username?: string };
  /** Only for an administrator. */
  adminEmail?: string;
};

/** What an unconfigured instance prefills the wizard with; the browser makes the password and knows its time zone. */
export type SetupDefaults = Omit<SetupForm, "adminPassword" | "timeZone">;

export type CheckAnswer = {
  success: true;
  isConfigured: boolean;
  config: ConfigurationView;
  /** Left out as `database` is. */
  storage?: Storage;
  defaults?: SetupDefaults;
};

export type SaveAnswer = {
  success: true;
  isConfigured: boolean;
  storage: Storage;
  /** Why the server in the fields is not used, and where the data is instead. */
  warning?: string;
  /** The e-mail and password are those of an account that existed before and stays as it was. */
  keepsAccount?: true;
};

/** How a connection test ended; `canCreate` tells that set-up would create the missing database. */
export type ConnectionAnswer =
  | { success: true; message: string; canCreate?: boolean }
  | { success: false; error: string };
