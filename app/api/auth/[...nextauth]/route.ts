import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { z } from "zod";
import { authOptions } from "@/lib/auth/next-auth";
import { readJson, readText } from "@/lib/http/body";
import { AppError } from "@/lib/http/errors";
import { handle, route } from "@/lib/http/handle";
import { isHttps } from "@/lib/http/origin";
import { validate } from "@/lib/http/validate";

const params = z.object({ nextauth: z.array(z.string()) });
const jsonFields = z.record(z.string(), z.union([z.string(), z.boolean()]).transform(String));

/** next-auth takes a body of any size and trusts that its fields are text; it gets a form in which they are. */
async function asForm(request: Request): Promise<Request> {
  const isForm = request.headers.get("content-type")?.includes("application/x-www-form-urlencoded");
  const fields = isForm ? await readText(request) : validate(jsonFields, await readJson(request));
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/x-www-form-urlencoded");
  headers.delete("content-length");
  return new NextRequest(request.url, {
    method: "POST",
    headers,
    body: new URLSearchParams(fields).toString(),
  });
}

/** What next-auth offers by each method; its `_log` would let anyone write into ours. */
const actions = {
  GET: ["csrf", "providers", "session", "signin", "signout"],
  POST: ["callback", "session", "signin", "signout"],
};

/** Reading the session would make a cookie that ends with the browser last for longer. */
function withoutCookies(answer: Response): Response {
  answer.headers.delete("set-cookie");
  return answer;
}

function handler(method: "GET" | "POST") {
  return handle({ access: "public", params, guardsItself: true }, async ({ request, params }) => {
    const [action = ""] = params.nextauth;
    if (!actions[method].includes(action)) {
      throw new AppError("not-found", "There is nothing at this address.");
    }
    const sent = method === "POST" ? await asForm(request) : request;
    const segments = { params: Promise.resolve(params) };
    const options = authOptions(isHttps(request.headers));
    const answer: Response = await NextAuth(sent as never, segments as never, options);
    return action === "session" ? withoutCookies(answer) : answer;
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler("GET"),
  POST: handler("POST"),
});
