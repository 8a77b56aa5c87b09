import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import {
  AddressRefused,
  ownNetworkReach,
  publicReach,
  type Reach,
  requireWithin,
} from "@/lib/platform/http/post.server";
import type { EndpointInput } from "./schema";

type Addressed = Pick<EndpointInput, "url" | "isPrivateAllowed">;

/** Returns the servers that an endpoint may be at. */
export const reachOf = ({ isPrivateAllowed }: Pick<Addressed, "isPrivateAllowed">): Reach =>
  isPrivateAllowed ? ownNetworkReach : publicReach;

/** @throws AppError `invalid` if events to the endpoint would be refused */
export async function requireReachable(endpoint: Addressed): Promise<void> {
  try {
    await requireWithin(reachOf(endpoint), endpoint.url);
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    const advice = endpoint.isPrivateAllowed ? "" : " If it is in the server’s own network, allow that.";
    throw new AppError("invalid", error.message, { fields: { url: error.message + advice } });
  }
}
