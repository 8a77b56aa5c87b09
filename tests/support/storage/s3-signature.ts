import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the correct signature of a request (AWS Signature Version 4), over the headers that its own header lists as
 * signed.
 */
function signatureOf(request: IncomingMessage, secret: string, scope: string, signedHeaders: string): string {
  const url = new URL(request.url ?? "/", "http://localhost");
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const headers = signedHeaders.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const payload = String(request.headers["x-amz-content-sha256"]);
  const path = url.pathname
    .split("/")
    .map((part) => encoded(decodeURIComponent(part)))
    .join("/");
  const canonical = [request.method, path, query, headers.join(""), signedHeaders, payload].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const [date = "", region = "", service = ""] = scope.split("/");
  const key = [region, service, "aws4_request"].reduce(hmac, hmac(`AWS4${secret}`, date));
  return hmac(key, toSign).toString("hex");
}

type Keys = { id: string; secret: string; region: string };

/** Returns the code of the error for a request's signature; null if it is correct. */
export function signatureError(request: IncomingMessage, { id, secret, region }: Keys): string | null {
  const [, credential = "", signed = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      request.headers.authorization ?? "",
    ) ?? [];
  if (!signature) return "AccessDenied";
  const [givenId, ...scope] = credential.split("/");
  if (givenId !== id) return "InvalidAccessKeyId";
  if (scope[1] !== region) return "AuthorizationHeaderMalformed";
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => signed.split(";").includes(name))) {
    return "AccessDenied";
  }
  return signatureOf(request, secret, scope.join("/"), signed) === signature ? null : "SignatureDoesNotMatch";
}
