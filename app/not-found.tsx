"use client";

/** Never shown, as unknown paths lead to the landing page: its one job is to be shorter than Next.js' own in each page. */
export default function NotFound() {
  return <h1>This page could not be found.</h1>;
}
