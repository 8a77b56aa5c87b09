export type Network = {
  key: string;
  label: string;
  /** Other words for it before a handle, such as "insta". */
  words?: readonly string[];
  /** Its hosts; their subdomains count, too. */
  hosts: RegExp;
  /** Only addresses with this path belong to it; others of the host don't. */
  path?: RegExp;
  /** The handle without its `@`, and the address that it stands for; missing where a profile has no handle. */
  handle?: { pattern: RegExp; url: (handle: string) => string };
};

/** A host and its subdomains. */
const at = (...hosts: string[]) =>
  new RegExp(`^(?:[a-z0-9-]+\\.)*(?:${hosts.join("|").replaceAll(".", "\\.")})$`);

/** A host in any country, such as `tripadvisor.co.uk`. */
const anyCountry = (name: string) =>
  new RegExp(`^(?:[a-z0-9-]+\\.)*${name}\\.(?:com|[a-z]{2}|com?\\.[a-z]{2})$`);

const word = (most: number) => new RegExp(`^[A-Za-z0-9._-]{1,${most}}$`);

/** The networks that are known by their addresses, in the order of a list to choose from. */
export const networks = [
  {
    key: "instagram",
    label: "Instagram",
    words: ["insta", "ig"],
    hosts: at("instagram.com", "instagr.am", "ig.me"),
    handle: { pattern: word(30), url: (name) => `https://www.instagram.com/${name}` },
  },
  {
    key: "facebook",
    label: "Facebook",
    words: ["fb"],
    hosts: at("facebook.com", "fb.com", "fb.me"),
    handle: { pattern: word(80), url: (name) => `https://www.facebook.com/${name}` },
  },
  {
    key: "whatsapp",
    label: "WhatsApp",
    hosts: at("wa.me", "whatsapp.com", "wa.link"),
    handle: {
      pattern: /^\+?[0-9][0-9 ()./-]{5,24}$/,
      url: (number) => `https://wa.me/${number.replace(/\D/g, "").replace(/^00/, "")}`,
    },
  },
  {
    key: "tiktok",
    label: "TikTok",
    hosts: at("tiktok.com"),
    handle: { pattern: word(24), url: (name) => `https://www.tiktok.com/@${name}` },
  },
  {
    key: "youtube",
    label: "YouTube",
    hosts: at("youtube.com", "youtu.be"),
    handle: { pattern: word(30), url: (name) => `https://www.youtube.com/@${name}` },
  },
  {
    key: "google-maps",
    label: "Google Maps",
    words: ["google", "maps"],
    hosts: new RegExp(
      `${at("maps.app.goo.gl", "goo.gl", "g.page", "g.co").source}|${anyCountry("google").source}`,
    ),
    path: /^https:\/\/(?:maps\.(?:app\.goo\.gl|google\.)|(?:[a-z]+\.)?g\.page\/|(?:www\.)?(?:goo\.gl|google\.[a-z.]+)\/maps|g\.co\/kgs)/,
  },
  {
    key: "tripadvisor",
    label: "Tripadvisor",
    hosts: anyCountry("tripadvisor"),
  },
  {
    key: "x",
    label: "X",
    words: ["twitter"],
    hosts: at("x.com", "twitter.com"),
    handle: { pattern: /^\w{1,15}$/, url: (name) => `https://x.com/${name}` },
  },
  {
    key: "threads",
    label: "Threads",
    hosts: at("threads.net", "threads.com"),
    handle: { pattern: word(30), url: (name) => `https://www.threads.com/@${name}` },
  },
  {
    key: "linkedin",
    label: "LinkedIn",
    hosts: at("linkedin.com", "lnkd.in"),
    handle: { pattern: word(100), url: (name) => `https://www.linkedin.com/company/${name}` },
  },
  {
    key: "pinterest",
    label: "Pinterest",
    hosts: new RegExp(`${anyCountry("pinterest").source}|${at("pin.it").source}`),
    handle: { pattern: word(30), url: (name) => `https://www.pinterest.com/${name}` },
  },
  {
    key: "mastodon",
    label: "Mastodon",
    words: ["fediverse"],
    hosts: new RegExp(
      `${at("mastodon.social", "mastodon.online", "mas.to", "mstdn.social", "fosstodon.org").source}|^mastodon\\.[a-z0-9.-]+$`,
    ),
    handle: {
      pattern: /^[\w.-]{1,60}@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i,
      url: (name) => `https://${name.slice(name.indexOf("@") + 1).toLowerCase()}/@${name.split("@")[0]}`,
    },
  },
  {
    key: "bluesky",
    label: "Bluesky",
    words: ["bsky"],
    hosts: at("bsky.app"),
    handle: {
      pattern: /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i,
      url: (name) => `https://bsky.app/profile/${name.includes(".") ? name : `${name}.bsky.social`}`,
    },
  },
  {
    key: "telegram",
    label: "Telegram",
    hosts: at("t.me", "telegram.me"),
    handle: { pattern: /^\w{4,32}$/, url: (name) => `https://t.me/${name}` },
  },
  {
    key: "snapchat",
    label: "Snapchat",
    words: ["snap"],
    hosts: at("snapchat.com"),
    handle: { pattern: word(15), url: (name) => `https://www.snapchat.com/add/${name}` },
  },
  {
    key: "messenger",
    label: "Messenger",
    hosts: at("m.me", "messenger.com"),
    handle: { pattern: word(80), url: (name) => `https://m.me/${name}` },
  },
  { key: "yelp", label: "Yelp", hosts: anyCountry("yelp") },
  { key: "discord", label: "Discord", hosts: at("discord.gg", "discord.com") },
  {
    key: "twitch",
    label: "Twitch",
    hosts: at("twitch.tv"),
    handle: { pattern: /^\w{3,25}$/, url: (name) => `https://www.twitch.tv/${name}` },
  },
  { key: "spotify", label: "Spotify", hosts: at("spotify.com", "spotify.link") },
  {
    key: "vimeo",
    label: "Vimeo",
    hosts: at("vimeo.com"),
    handle: { pattern: word(50), url: (name) => `https://vimeo.com/${name}` },
  },
  {
    key: "github",
    label: "GitHub",
    hosts: at("github.com"),
    handle: { pattern: /^[A-Za-z0-9-]{1,39}$/, url: (name) => `https://github.com/${name}` },
  },
] as const satisfies readonly Network[];

export type NetworkKey = (typeof networks)[number]["key"];
