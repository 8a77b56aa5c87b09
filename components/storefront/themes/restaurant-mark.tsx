import type { Theme } from "@/lib/restaurants/themes";
import { drawing } from "./drawings";

export function RestaurantMark({ theme }: { theme: Theme }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className="size-10 shrink-0">
      {theme === "plain" && (
        <>
          <circle cx="20" cy="20" r="20" fill="var(--color-brand)" />
          <path
            d="M13 10v7a3 3 0 0 0 2 2.800V30M17 10v7a3 3 0 0 1-2 2.800M15 10v6M26 30V10c-3 1.500-4 5-4 9h4"
            fill="none"
            stroke="var(--color-on-brand)"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
      {theme === "sunset" && (
        <>
          <circle cx="20" cy="20" r="20" fill="#c8491f" />
          <circle cx="20" cy="20" r="13" fill="#ffdc8a" />
          <g color="#2f120d">
            <use href={drawing("sunset", "tree")} transform="translate(20 34) scale(0.088)" />
          </g>
        </>
      )}
      {theme === "lemon" && (
        <>
          <circle cx="20" cy="20" r="20" fill="#1f47a8" />
          <circle cx="20" cy="20" r="17" fill="none" stroke="#fffdf6" strokeWidth="1" />
          <path
            d="M7 21C7 13.500 13 10 20 10.500c3.500 0 7 1.500 8.500 4.500 2.300.700 4 2.600 4 5s-1.700 4.300-4 5c-2 4-5.500 5.500-10 5C12 29.500 7 26 7 21Z"
            fill="#f5cf2e"
          />
          <path d="M19 11C20 6.500 25 5 29.500 7.500 28 11.500 23 13 19 11Z" fill="#6da45b" />
        </>
      )}
    </svg>
  );
}
