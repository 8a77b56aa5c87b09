import type { Theme } from "@/lib/restaurants/themes";

type Look = {
  label: string;
  text: string;
  /** The theme's own main colour. */
  colour: string;
  /** The page's background in the light and dark scheme. */
  paper: { light: string; dark: string };
};

/** Sample colours of the themes, equal to those of `components/storefront/themes/*.css`. */
export const themeLooks: Record<Theme, Look> = {
  sunset: {
    label: "Sunset",
    text: "Clay, marigold and a warm evening sky",
    colour: "#ac3815",
    paper: { light: "#faf1e4", dark: "#1a0f0b" },
  },
  lemon: {
    label: "Lemon",
    text: "Painted tiles, cobalt and lemons",
    colour: "#1946aa",
    paper: { light: "#f9f7eb", dark: "#0a1226" },
  },
  plain: {
    label: "Plain",
    text: "White plates; your colour and pictures speak",
    colour: "#0e563f",
    paper: { light: "#f5f7f3", dark: "#0b1310" },
  },
};
