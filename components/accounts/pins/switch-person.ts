/** At a device that many use, the next one signs in. */
export const switchPerson = { label: "Switch person", to: "/login" } as const;
