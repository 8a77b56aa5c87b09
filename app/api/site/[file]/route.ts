import { implement } from "@/lib/api/implement";
import { AppError } from "@/lib/platform/http/errors";
import { siteCalls } from "@/lib/site/calls";
import { visitorScript } from "@/lib/site/visitor-script";

const CACHE_FOREVER = "public, max-age=31536000, immutable";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(siteCalls, {
  /** A page that a browser kept may load an earlier script; it gets the current one. */
  "GET /site/{file}": async ({ params: { file } }) => {
    if (!/^visitor-[0-9a-f]{16}\.js$/.test(file)) throw new AppError("not-found", "There is no such script.");
    return new Response(visitorScript.code, {
      headers: {
        "Content-Type": "text/javascript; charset=utf-8",
        "Cache-Control": visitorScript.address.endsWith(`/${file}`) ? CACHE_FOREVER : "no-cache",
      },
    });
  },
});
