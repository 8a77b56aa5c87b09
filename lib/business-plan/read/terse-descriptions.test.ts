import { expect, test } from "@jest/globals";
import { readDescription } from "../read-description";

/** Descriptions as owners jot them down: the text, the name, and the place. */
const descriptions = [
  ["vegan restaurant in Lisbon near the Tram 28, name Raiz", "Raiz", "Lisbon"],
  [
    "bike shop and repairs in Ambleside, Lake District. Rentals too. Fellside Cycles",
    "Fellside Cycles",
    "Ambleside, Lake District",
  ],
  [
    "Locksmith 24 hr. Birmingham and surrounding areas. Lockouts, lock changes. KeyMaster",
    "KeyMaster",
    "Birmingham",
  ],
  ["taxi firm in swindon airport runs, local trips. A1 Cars", "A1 Cars", "Swindon"],
  ["HVAC company in Phoenix Arizona. AC repair, heating, duct cleaning.", "", "Phoenix, Arizona"],
  ["Food truck! Tacos and burritos. Austin TX. 3 for $12", "", "Austin, TX"],
  ["Joe's Pizza. Brooklyn NY. Slices, whole pies, delivery.", "Joe's Pizza", "Brooklyn, NY"],
  ["removals and house clearance, man and van Sheffield £50 per hour. FastMove", "FastMove", "Sheffield"],
  ["Florist on the corner. 14 High Street, Marlow", "", "Marlow"],
  ["barber on Camden Road, Tunbridge Wells", "", "Tunbridge Wells"],
  ["Dog groomer in Boise ID, small and large dogs.", "", "Boise, ID"],
  ["Cafe in Bath. Closed Mondays. Vegan options.", "", "Bath"],
  ["Law firm in Leeds. First 30 minutes free.", "", "Leeds"],
  ["We build websites in Leeds. WordPress", "", "Leeds"],
  ["A bar with 12 years old whisky. We are 12 years old.", "", ""],
  ["A restaurant, 20 years in the trade.", "", ""],
  ["Called Constructor Bern is a bakery in Basel", "Constructor Bern", "Basel"],
  ["valueOf toString is a bakery in Basel", "valueOf toString", "Basel"],
] as const;

test.each(descriptions)("%s", (description, name, place) => {
  const { understanding } = readDescription({ description }, "Project");
  expect([understanding.name.value, understanding.place.value]).toEqual([name || "Project", place]);
});
