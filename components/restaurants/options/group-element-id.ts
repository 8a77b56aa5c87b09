/** Returns the id of the element that edits an option group. */
export const groupElementId = (id: string) => `option-group-${id}`;
