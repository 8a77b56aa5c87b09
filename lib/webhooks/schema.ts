import * as z from "zod";
import { parseUrl } from "@/lib/platform/address/parse-url";
import { moment } from "@/lib/platform/http/answers";
import { pageQuery } from "@/lib/platform/http/page-query";
import { TEST_EVENT, webhookEventNames } from "./events";

const isWebAddress = (url: string) => /^https?:$/.test(parseUrl(url)?.protocol ?? "");
const isWithoutUser = (url: string) => {
  const parsed = parseUrl(url);
  return !parsed?.username && !parsed?.password;
};

/** `POST /api/webhook-endpoints` and `PUT /api/webhook-endpoints/{id}`. */
export const endpointInput = z
  .strictObject({
    url: z
      .string()
      .trim()
      .max(1000, "At most 1000 characters")
      .regex(/^[!-~]*$/, "Enter an address without spaces and special letters")
      .refine(isWebAddress, "Enter an address such as https://example.com/events")
      .refine(isWithoutUser, "Enter an address without a user name and password"),
    events: z
      .array(z.enum(webhookEventNames))
      .min(1, "Choose at least one event")
      .max(webhookEventNames.length)
      .transform((events) => webhookEventNames.filter((name) => events.includes(name))),
    withGuest: z.boolean().describe("Whether events of orders have the guest’s data."),
    isPrivateAllowed: z
      .boolean()
      .describe("Whether this host may be in the server’s own network, and reached by http."),
    isActive: z.boolean(),
  })
  .refine(({ url, isPrivateAllowed }) => isPrivateAllowed || url.startsWith("https:"), {
    path: ["url"],
    error: "Enter an address that begins with https://",
  });
export type EndpointInput = z.infer<typeof endpointInput>;

export const endpointParams = z.object({ id: z.string().max(100) });
export const deliveryParams = endpointParams.extend({ delivery: z.string().regex(/^[1-9]\d{0,8}$/) });
export const deliveryQuery = pageQuery({ max: 100, default: 20 });
export type DeliveryQuery = z.infer<typeof deliveryQuery>;

export const listedEndpoint = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  withGuest: z.boolean(),
  isPrivateAllowed: z.boolean(),
  isActive: z.boolean(),
  state: z
    .enum(["active", "failing", "off", "gone"])
    .describe("`failing`: the latest attempts failed; `gone`: switched off by its answer 410."),
});
export type ListedEndpoint = z.infer<typeof listedEndpoint>;
export const endpointList = z.object({ endpoints: z.array(listedEndpoint) });
export const newSecret = endpointList.extend({
  id: z.string(),
  secret: z.string().describe("The signing secret. It is shown only now."),
});

export const listedDelivery = z.object({
  id: z.int(),
  messageId: z.string().describe("The `webhook-id` of all attempts."),
  type: z.enum([...webhookEventNames, TEST_EVENT]),
  state: z.enum(["queued", "delivered", "failed"]),
  responseCode: z.int().nullable().describe("The HTTP status of the latest answer."),
  lastError: z.string().nullable(),
  createdAt: moment,
  changedAt: moment,
});
export type ListedDelivery = z.infer<typeof listedDelivery>;
export const deliveryPage = z.object({
  deliveries: z.array(listedDelivery).describe("Newest first."),
  next: z.int().nullable().describe("The value of `before` for the next page; null on the last one."),
});
export type DeliveryPage = z.infer<typeof deliveryPage>;
