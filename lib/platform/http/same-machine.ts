/** An internal header of requests from a browser on the server's own machine; removed from clients' requests. */
export const SAME_MACHINE_HEADER = "x-same-machine";

export function isFromSameMachine(headers: { get(name: string): string | null }): boolean {
  return headers.get(SAME_MACHINE_HEADER) === "1";
}
