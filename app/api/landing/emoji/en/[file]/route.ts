import emojis from "emojibase-data/en/data.json";
import messages from "emojibase-data/en/messages.json";

export const dynamic = "force-static";
export const dynamicParams = false;

const files: Record<string, unknown> = {
  "data.json": emojis.map(({ emoji, group, subgroup, label, tags, version, skins }) => ({
    emoji,
    group,
    subgroup,
    label,
    tags,
    version,
    skins: skins?.map(({ emoji, tone }) => ({ emoji, tone })),
  })),
  "messages.json": messages,
};

export const generateStaticParams = () => Object.keys(files).map((file) => ({ file }));

/** The names of all emoji for the picker, in the layout in which it asks for them; made once, when the site is built. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  return Response.json(files[(await params).file], { headers: { "cache-control": "public, max-age=86400" } });
}
