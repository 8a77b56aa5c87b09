import type { HeadFields } from "@/lib/platform/html/answers";

type SocialField = Extract<keyof HeadFields, `og${string}` | `twitter${string}`>;

/** The fields whose names begin with a prefix, without it. */
type Group<Given, Prefix extends string> = {
  [Field in keyof Given as Field extends `${Prefix}${infer Name}` ? Uncapitalize<Name> : never]: Given[Field];
};
type Nested<Given> = Omit<Given, SocialField> & {
  openGraph: Group<Given, "og">;
  twitter: Group<Given, "twitter">;
};

/** Groups the fields of the flat shape, or their schemas, as the nested shape does. */
export function nest<Given extends Record<SocialField, unknown>>({
  ogTitle,
  ogDescription,
  ogImage,
  ogType,
  twitterCard,
  twitterSite,
  twitterTitle,
  twitterDescription,
  twitterImage,
  ...rest
}: Given): Nested<Given> {
  return {
    ...rest,
    openGraph: { title: ogTitle, description: ogDescription, image: ogImage, type: ogType },
    twitter: {
      card: twitterCard,
      site: twitterSite,
      title: twitterTitle,
      description: twitterDescription,
      image: twitterImage,
    },
  } as unknown as Nested<Given>;
}
