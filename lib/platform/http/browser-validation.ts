import { describeIssue } from "./validation-messages";

// zod makes functions of text where it may; where a page's Content-Security-Policy forbids that, even the try is
// reported. This is `z.config({ jitless: true, customError })` without loading zod, before any schema is made.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true, customError: describeIssue } });
