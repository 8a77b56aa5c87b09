import { screen, within } from "@testing-library/react";

/** A section of the landing editor. */
export const section = (name: string) => within(screen.getByRole("group", { name }));
