import { classes } from "@/components/ui/classes";
import type { LaterState } from "@/lib/restaurants/hours/later-states";

type OpenNowProps = {
  text: string;
  /** The texts from later moments on, which the script of public pages shows then. */
  later?: readonly LaterState[] | undefined;
  className?: string;
};

/** Says whether a restaurant is open, and until when. */
export const OpenNow = ({ text, later = [], className }: OpenNowProps) => (
  <p
    className={classes("empty:hidden", className)}
    {...(later.length > 0 && { role: "status", "data-later": JSON.stringify(later) })}
  >
    {text}
  </p>
);
