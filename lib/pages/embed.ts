import { parseUrl } from "@/lib/platform/address/parse-url";

/** A frame of another site: its address there, and the site's name. */
export type Embed = { src: string; origin: string; site: string };

type Host = { hosts: readonly string[]; site: string; srcOf: (url: URL) => string | null };

const youTubeId = /^[\w-]{11}$/;

/** @see https://developers.google.com/youtube/player_parameters */
function youTubeSrc({ hostname, pathname, searchParams }: URL): string | null {
  const [, first = "", second = ""] = pathname.split("/");
  const isShort = hostname === "youtu.be";
  const inPath = isShort ? first : ["embed", "shorts", "live"].includes(first) ? second : "";
  const id = inPath || (first === "watch" ? (searchParams.get("v") ?? "") : "");
  return youTubeId.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}

/** @see https://developer.vimeo.com/player/sdk/embed */
function vimeoSrc({ pathname, searchParams }: URL): string | null {
  const [, id, inPath] = /^\/(?:video\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(pathname) ?? [];
  if (!id) return null;
  const secret = inPath ?? searchParams.get("h") ?? "";
  const hash = /^[0-9a-f]{6,20}$/.test(secret) ? `&h=${secret}` : "";
  return `https://player.vimeo.com/video/${id}?dnt=1${hash}`;
}

/** Degrees around the middle of a map at a zoom level, for a frame about 600 pixels wide. */
const spanAt = (zoom: number) => (600 / 256) * (360 / 2 ** zoom) * 0.5;

const decimal = /^-?\d{1,3}(\.\d{1,8})?$/;

/** Returns the numbers of a text, or null if it has others than `count` decimal numbers. */
function numbersIn(text: string | null, count: number): number[] | null {
  const parts = text?.split(",") ?? [];
  return parts.length === count && parts.every((part) => decimal.test(part)) ? parts.map(Number) : null;
}

const mapSrc = (box: readonly number[], marker: readonly number[] | null) => {
  const query = new URLSearchParams({
    bbox: box.map((value) => value.toFixed(5)).join(","),
    layer: "mapnik",
  });
  if (marker) query.set("marker", marker.map((value) => value.toFixed(5)).join(","));
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
};

/** @see https://wiki.openstreetmap.org/wiki/Export#Embeddable_HTML */
function openStreetMapSrc({ pathname, searchParams, hash }: URL): string | null {
  const marker = numbersIn(searchParams.get("marker"), 2);
  if (pathname === "/export/embed.html") {
    const box = numbersIn(searchParams.get("bbox"), 4);
    return box && mapSrc(box, marker);
  }
  const [, level, latitude, longitude] = /map=(\d{1,2})\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? [];
  const place = [searchParams.get("mlat") ?? latitude, searchParams.get("mlon") ?? longitude].join(",");
  const middle = numbersIn(place, 2);
  if (!middle) return null;
  const [lat = 0, lon = 0] = middle;
  const span = spanAt(Number(level ?? 17));
  const height = span / 2;
  return mapSrc([lon - span, lat - height, lon + span, lat + height], middle);
}

/** The sites that may be framed. The policy of a page names the origin of the frame's address. */
const hosts: readonly Host[] = [
  {
    hosts: ["www.youtube.com", "youtube.com", "m.youtube.com", "youtu.be", "www.youtube-nocookie.com"],
    site: "YouTube",
    srcOf: youTubeSrc,
  },
  { hosts: ["vimeo.com", "www.vimeo.com", "player.vimeo.com"], site: "Vimeo", srcOf: vimeoSrc },
  { hosts: ["www.openstreetmap.org", "openstreetmap.org"], site: "OpenStreetMap", srcOf: openStreetMapSrc },
];

/** The origins of all frames. */
export const embedOrigins: readonly string[] = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://www.openstreetmap.org",
];

/** Returns the frame for the address of a video or a map; null for any other site or kind of page. */
export function embedOf(address: string): Embed | null {
  const url = /^https:\/\//i.test(address) ? parseUrl(address) : null;
  if (!url || url.username || url.password || url.port) return null;
  const host = hosts.find((one) => one.hosts.includes(url.hostname));
  const src = host?.srcOf(url);
  const origin = src && new URL(src).origin;
  return host && src && origin && embedOrigins.includes(origin) ? { src, origin, site: host.site } : null;
}
