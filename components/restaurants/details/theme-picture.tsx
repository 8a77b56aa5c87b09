import type { Theme } from "@/lib/restaurants/themes";
import { themeLooks } from "./theme-looks";

type ThemePictureProps = { theme: Theme; colour: string };

export function ThemePicture({ theme, colour }: ThemePictureProps) {
  const { paper } = themeLooks[theme];
  return (
    <svg aria-hidden="true" viewBox="0 0 160 100" className="block aspect-16/10 w-full">
      <rect width="160" height="100" fill={paper.light} />
      {theme === "sunset" && <SunsetHead />}
      {theme === "lemon" && <LemonHead />}
      {theme === "plain" && <PlainHead colour={colour} />}
      {[8, 60, 112].map((x) => (
        <DishInSmall key={x} x={x} theme={theme} colour={colour} />
      ))}
    </svg>
  );
}

const plates = {
  sunset: { rim: "#c99a58", well: "#f6e3bd" },
  lemon: { rim: "#1f47a8", well: "#fffdf6" },
  plain: { rim: "#d8d2c6", well: "#fcfbf8" },
};

function DishInSmall({ x, theme, colour }: ThemePictureProps & { x: number }) {
  const { rim, well } = plates[theme];
  return (
    <g transform={`translate(${x} 0)`}>
      <rect y="66" width="40" height="30" rx="4" fill="#fff" />
      <circle cx="20" cy="66" r="10.500" fill={rim} />
      <circle cx="20" cy="66" r="8" fill={well} />
      <rect x="8" y="80" width="24" height="2.600" rx="1.300" fill="#0000004d" />
      <rect x="11" y="86" width="18" height="6" rx="3" fill={colour} />
    </g>
  );
}

function SunsetHead() {
  return (
    <>
      <defs>
        <linearGradient id="theme-sunset" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#7c2413" />
          <stop offset="0.500" stopColor="#c8491f" />
          <stop offset="1" stopColor="#f3ab38" />
        </linearGradient>
      </defs>
      <rect width="160" height="52" fill="url(#theme-sunset)" />
      <circle cx="122" cy="36" r="16" fill="#ffdc8a" />
      <path d="M0 46c30-6 60-2 90-1s50-4 70-1v8H0Z" fill="#5a2113" />
      <path d="M126 49V30h5v19zM112 30c0-9 7-12 16-12s17 4 17 12c-6 3-27 3-33 0Z" fill="#2f120d" />
      <rect y="48" width="160" height="4" fill="#2b1a14" />
      <rect x="8" y="14" width="56" height="8" rx="2" fill="#fff3d8" />
      <rect x="8" y="26" width="38" height="4" rx="2" fill="#fff3d8" opacity="0.800" />
    </>
  );
}

function LemonHead() {
  return (
    <>
      <defs>
        <pattern id="theme-lemon" width="13" height="13" patternUnits="userSpaceOnUse">
          <rect width="13" height="13" fill="#fbf8ec" />
          <path d="M6.500 1 12 6.500 6.500 12 1 6.500Z" fill="none" stroke="#6f9be0" strokeWidth="1.400" />
          <circle cx="6.500" cy="6.500" r="1.600" fill="#1f47a8" />
        </pattern>
      </defs>
      <rect width="160" height="52" fill="url(#theme-lemon)" />
      <rect x="30" y="8" width="100" height="36" rx="9" fill="#fffdf6" />
      <rect x="33" y="11" width="94" height="30" rx="7" fill="none" stroke="#1f47a8" strokeWidth="1.400" />
      <rect x="48" y="18" width="64" height="8" rx="2" fill="#1946aa" />
      <rect x="58" y="30" width="44" height="4" rx="2" fill="#265" opacity="0.400" />
      <ellipse cx="33" cy="12" rx="8" ry="5.500" fill="#f5cf2e" transform="rotate(-24 33 12)" />
      <ellipse cx="127" cy="41" rx="8" ry="5.500" fill="#f5cf2e" transform="rotate(-24 127 41)" />
      <path d="M38 6c4-4 9-3 10-1-2 3-7 4-10 1ZM122 47c-4 4-9 3-10 1 2-3 7-4 10-1Z" fill="#47793a" />
    </>
  );
}

function PlainHead({ colour }: { colour: string }) {
  return (
    <>
      <rect width="160" height="52" fill="#e9ede6" />
      <rect x="8" y="16" width="70" height="10" rx="2" fill={colour} />
      <rect x="8" y="32" width="46" height="4" rx="2" fill="#0000004d" />
    </>
  );
}
