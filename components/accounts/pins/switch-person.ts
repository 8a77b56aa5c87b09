/** Signs out of a shared device, so that the next person can sign in. */
export const switchPerson = { label: "Switch person", to: "/login" } as const;
