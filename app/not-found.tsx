"use client";

/** Never shown, since unknown paths redirect to the landing page; shorter than the default of Next.js in each page. */
export default function NotFound() {
  return <h1>This page could not be found.</h1>;
}
