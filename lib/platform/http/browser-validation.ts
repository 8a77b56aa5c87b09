import { describeIssue } from "./validation-messages";

// This is `z.config({ jitless: true, customError })` without loading zod. Where zod is loaded already, it sees the change.
const settings = globalThis as { __zod_globalConfig?: object };
settings.__zod_globalConfig = Object.assign(settings.__zod_globalConfig ?? {}, {
  jitless: true,
  customError: describeIssue,
});
