import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { newAddress, printerFonts, printerList, printJobList } from "./answers";
import { epsonMessage } from "./epson/message";
import { pollParams, printerInput, printerParams, printInput, printJobParams } from "./schema";
import { starMediaTypes, starPoll } from "./star/messages";

const byPrinter = "A printer reports about a ticket, which is a row of its own.";

/** A printer’s address gives access to its tickets, which name guests. */
const addressNeeds = "orders:read";

export const printerCalls = defineCalls({
  "GET /printers": {
    summary: "List the printers with their state",
    permission: "orders:read",
    answer: printerList,
  },
  "GET /printers/fonts": {
    summary: "List the scripts that tickets can be drawn in as pictures",
    permission: "settings:read",
    answer: printerFonts,
  },
  "POST /printers": {
    summary: "Add a printer",
    permission: "settings:write",
    alsoNeeds: addressNeeds,
    body: printerInput,
    answer: newAddress,
    errors: ["conflict"],
    audit: ["printers:add"],
  },
  "PUT /printers/{id}": {
    summary: "Change a printer",
    permission: "settings:write",
    params: printerParams,
    body: printerInput,
    answer: printerList,
    errors: ["not-found"],
    audit: ["printers:save"],
  },
  "DELETE /printers/{id}": {
    summary: "Remove a printer",
    permission: "settings:write",
    params: printerParams,
    answer: printerList,
    errors: ["not-found"],
    audit: ["printers:remove"],
  },
  "POST /printers/{id}/address": {
    summary: "Make a new address for a printer",
    permission: "settings:write",
    alsoNeeds: addressNeeds,
    params: printerParams,
    answer: newAddress,
    errors: ["not-found"],
    audit: ["printers:address"],
  },
  "POST /printers/{id}/test": {
    summary: "Print a test ticket",
    permission: "settings:write",
    params: printerParams,
    answer: z.object({}),
    errors: ["not-found"],
    audit: ["printers:test"],
  },
  "GET /printers/{id}/jobs": {
    summary: "List the latest tickets of a printer",
    permission: "orders:read",
    params: printerParams,
    answer: printJobList,
    errors: ["not-found"],
  },
  "POST /printers/{id}/jobs": {
    summary: "Print the ticket of an order, also again",
    permission: "orders:write",
    params: printerParams,
    body: printInput,
    answer: printJobList,
    errors: ["not-found", "conflict"],
    audit: ["printers:print"],
  },
  "DELETE /printers/{id}/jobs/{job}": {
    summary: "Remove a ticket that waits or failed",
    permission: "orders:write",
    params: printJobParams,
    answer: printJobList,
    errors: ["not-found"],
    audit: ["printers:drop"],
  },
  "GET /printers/poll/{secret}": {
    summary: "Fetch a ticket, as a printer of Star CloudPRNT",
    access: "public",
    params: pollParams,
    sends: Object.keys(starMediaTypes),
    errors: ["not-found", "invalid", "unsupported-type", "too-many-tries"],
  },
  "POST /printers/poll/{secret}": {
    summary: "Ask for tickets, as a printer of Star CloudPRNT or Epson Server Direct Print",
    access: "public",
    params: pollParams,
    accepts: { "application/json": starPoll, "application/x-www-form-urlencoded": epsonMessage },
    sends: ["application/json", "text/xml"],
    errors: ["not-found", "invalid", "too-many-tries"],
    audit: byPrinter,
  },
  "DELETE /printers/poll/{secret}": {
    summary: "Confirm a ticket, as a printer of Star CloudPRNT",
    access: "public",
    params: pollParams,
    errors: ["not-found", "invalid", "too-many-tries"],
    audit: byPrinter,
  },
});
