import { type IncomingMessage, request } from "node:http";
import { AppError } from "@/lib/platform/http/errors";
import { ownAddress, SELF_REQUEST_HEADER, selfRequestToken } from "@/lib/platform/http/self-request";

/** The timeout in milliseconds, and the maximum size of a page in bytes. */
const TIMEOUT_MS = 15_000;
const MAX_BYTES = 5 * 1024 * 1024;

/** The user agent of Google's crawler for websites (Google Search Central, “Google's common crawlers”). */
const USER_AGENT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

export type FetchedPage = {
  status: number;
  location: string | null;
  robotsHeader: string | null;
  html: string;
  bytes: number;
  milliseconds: number;
};

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > MAX_BYTES) {
      response.destroy();
      throw new AppError("unavailable", `The page is larger than ${MAX_BYTES / 1024 / 1024} MB.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const textOf = (header: string | string[] | undefined) => [header ?? []].flat().join(", ") || null;

/**
 * Fetches a page from this process over the loopback interface as a search engine would: without cookies, and without
 * following redirects.
 * @param root scheme and host of the site, as visitors request it
 * @throws AppError `unavailable` if it takes too long or is too large
 */
export async function fetchOwnPage(path: string, root: string, timeout = TIMEOUT_MS): Promise<FetchedPage> {
  const address = ownAddress();
  if (!address) throw new AppError("unavailable", "The site can’t fetch its own page at the moment.");
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(timeout);
  const { host, protocol } = new URL(root);
  const headers = {
    host,
    "x-forwarded-proto": protocol.replace(":", ""),
    "user-agent": USER_AGENT,
    accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8",
    [SELF_REQUEST_HEADER]: selfRequestToken(),
  };
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ ...address, path, headers, signal, agent: false }, resolve)
        .on("error", reject)
        .end();
    });
    const body = await readBody(response);
    return {
      status: response.statusCode ?? 0,
      location: textOf(response.headers.location),
      robotsHeader: textOf(response.headers["x-robots-tag"]),
      html: body.toString("utf8"),
      bytes: body.byteLength,
      milliseconds: Math.round(performance.now() - startedAt),
    };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const reason = signal.aborted
      ? `did not answer within ${timeout / 1000} seconds`
      : "could not be reached";
    throw new AppError("unavailable", `The page ${reason}.`);
  }
}
