import { config } from "zod/v4/core";

// zod makes functions of text where it may; where a page's Content-Security-Policy forbids that, even the try is
// reported. To be imported before schemas that such a page uses.
if (typeof window !== "undefined") config({ jitless: true });
