import { DELETE, GET, POST } from "@/app/api/printers/poll/[secret]/route";

const handlers = { GET, POST, DELETE };

type Asked = { method: keyof typeof handlers; query?: string; type?: string; body?: string };

/** Sends a request of a printer to its address. */
export function askAsPrinter(secret: string, { method, query = "", type, body }: Asked): Promise<Response> {
  const request = new Request(`http://localhost/api/printers/poll/${secret}${query}`, {
    method,
    headers: { host: "localhost", ...(type && { "content-type": type }) },
    ...(body !== undefined && { body }),
  });
  return handlers[method](request, { params: Promise.resolve({ secret }) });
}
