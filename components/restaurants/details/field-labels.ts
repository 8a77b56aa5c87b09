/** Names of the fields of a restaurant, a category and a dish in lists of changes. */
export const fieldLabels: Readonly<Record<string, string>> = {
  name: "Name",
  cuisine: "Cuisine",
  tagline: "Tagline",
  slug: "Web address",
  theme: "Theme",
  colour: "Colour",
  header: "Header picture",
  isOpen: "Open",
  label: "Name",
  category: "Category",
  description: "Description",
  priceCents: "Price",
  emoji: "Emoji",
  picture: "Picture",
  popular: "Popular",
  hidden: "Hidden",
};
