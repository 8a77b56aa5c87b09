import { emojiPicture } from "@/lib/landing/emoji-picture";

/** Renders one emoji as a picture, equal on every device; other icons as text. */
export function EmojiImage({ icon, className }: { icon: string; className: string }) {
  const picture = emojiPicture(icon);
  if (!picture) return icon;
  // biome-ignore lint/performance/noImgElement: an SVG of one kilobyte, cached permanently
  return <img src={picture} alt="" width={36} height={36} loading="lazy" className={className} />;
}
