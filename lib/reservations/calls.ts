import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { restaurantParams } from "@/lib/restaurants/published/schema";
import { freeTimes, guestReservation, reservationDay, staffReservation, storedRules } from "./answers";
import {
  freeQuery,
  givenRules,
  reservationInput,
  reservationParams,
  reservationStatusInput,
  reservationsQuery,
  staffReservationInput,
} from "./schema";

const own = z.object({ reservation: guestReservation });
const changed = z.object({ reservation: staffReservation });

export const reservationCalls = defineCalls({
  "GET /reservations/free": {
    summary: "List the free times of a day for a party",
    access: "public",
    forGuests: true,
    loadedByPages: true,
    query: freeQuery,
    answer: freeTimes,
    errors: ["conflict", "invalid"],
    // Each open page calls it once a minute, and many guests may share an address.
    rateLimit: { attempts: 600, windowSeconds: 600 },
  },
  "POST /reservations": {
    summary: "Reserve a table as a guest, or ask for one",
    access: "public",
    forGuests: true,
    body: reservationInput,
    answer: own,
    errors: ["conflict", "invalid", "unavailable"],
    rateLimit: { attempts: 20, windowSeconds: 600 },
    audit: "The reservation itself says who made it.",
  },
  "GET /reservations/{id}": {
    summary: "Read a reservation as its guest",
    access: "public",
    forGuests: true,
    loadedByPages: true,
    params: reservationParams,
    answer: own,
    errors: ["not-found"],
  },
  "POST /reservations/{id}/cancel": {
    summary: "Cancel a reservation as its guest",
    access: "public",
    forGuests: true,
    params: reservationParams,
    answer: own,
    errors: ["not-found", "conflict"],
    audit: ["reservations:status"],
  },
  "GET /reservations/{id}/calendar": {
    summary: "Get a reservation as a file for calendars",
    access: "public",
    loadedByPages: true,
    params: reservationParams,
    sends: ["text/calendar"],
    errors: ["not-found"],
  },
  "GET /reservations": {
    summary: "List the reservations of a day",
    permission: "orders:read",
    query: reservationsQuery,
    answer: reservationDay,
  },
  "POST /reservations/staff": {
    summary: "Reserve a table for a guest",
    permission: "orders:write",
    alsoNeeds: "orders:read",
    body: staffReservationInput,
    answer: changed,
    errors: ["conflict", "invalid"],
    audit: ["reservations:place"],
  },
  "POST /reservations/{id}/status": {
    summary: "Change the status of a reservation",
    permission: "orders:write",
    alsoNeeds: "orders:read",
    params: reservationParams,
    body: reservationStatusInput,
    answer: changed,
    errors: ["not-found", "conflict"],
    audit: ["reservations:status"],
  },
  "GET /reservation-settings/{id}": {
    summary: "Read how a restaurant takes reservations",
    permission: "menus:read",
    params: restaurantParams,
    answer: storedRules,
    version: ({ version }) => version,
    errors: ["not-found"],
  },
  "PUT /reservation-settings/{id}": {
    summary: "Save how a restaurant takes reservations",
    permission: "menus:write",
    params: restaurantParams,
    body: givenRules,
    answer: storedRules,
    version: ({ version }) => version,
    ifMatch: true,
    errors: ["not-found", "conflict"],
    audit: ["reservations:settings"],
  },
});
