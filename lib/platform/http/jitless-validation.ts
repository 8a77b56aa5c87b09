// zod compiles functions from text if it can; under a page's Content-Security-Policy even the attempt is reported. This
// is `z.config({ jitless: true })` without loading zod, before any schema is created.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
