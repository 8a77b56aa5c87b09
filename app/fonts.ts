import localFont from "next/font/local";

// `scripts/write-fonts.py` writes the first two. The loader reads this one without running it, so no value has a name.
const text = localFont({
  src: "./fonts/text.woff2",
  variable: "--font-instrument",
  weight: "400 700",
});

const textRest = localFont({
  src: "./fonts/text-rest.woff2",
  variable: "--font-instrument-rest",
  weight: "400 700",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+00A1-00A2,U+00A5,U+00A7,U+00AA-00AB,U+00AE,U+00BA-00BB,U+00BF-00E8,U+00EA-00F8,U+00FA-00FF,U+0131,U+0152-0153,U+201A,U+201E,U+2022,U+2039-203A,U+2122,U+2212",
    },
  ],
  adjustFontFallback: false,
  preload: false,
});

const textExt = localFont({
  src: "../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2",
  variable: "--font-instrument-ext",
  weight: "400 700",
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
    },
  ],
  adjustFontFallback: false,
  preload: false,
});

/** Sets the font variables that `--font-sans` and `--font-display` in theme.css read. */
export const textFonts = [text, textRest, textExt].map((font) => font.variable).join(" ");
