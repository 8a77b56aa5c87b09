/** Settings of a page in the flat format, with every field. */
export const flatSeo = {
  title: "Corner Bakery: bread from a stone oven",
  description:
    "Sourdough, rolls and cakes from our own stone oven, baked every morning from six on. Order by phone, or come by in Mill Lane.",
  keywords: "bakery, sourdough, Mill Lane",
  canonical: "https://bakery.example/bread",
  robots: "index, follow",
  author: "Ada Baker",
  language: "en-GB",
  ogTitle: "Bread from a stone oven",
  ogDescription: "Baked every morning from six on.",
  ogImage: "https://bakery.example/oven.jpg",
  ogType: "article",
  twitterCard: "summary",
  twitterSite: "@bakery",
  twitterTitle: "Fresh bread",
  twitterDescription: "From six on.",
  twitterImage: "https://bakery.example/loaf.jpg",
  structuredData: [{ "@context": "https://schema.org", "@type": "LocalBusiness", name: "Corner Bakery" }],
};

/** The required fields of a page. */
export const requiredSeo = { title: flatSeo.title, description: flatSeo.description };

/** All fields in the nested format. */
export const nestedSeo = {
  title: flatSeo.title,
  description: flatSeo.description,
  keywords: ["bakery", "sourdough", "Mill Lane"],
  canonical: flatSeo.canonical,
  robots: flatSeo.robots,
  author: flatSeo.author,
  language: flatSeo.language,
  openGraph: {
    title: flatSeo.ogTitle,
    description: flatSeo.ogDescription,
    image: flatSeo.ogImage,
    type: flatSeo.ogType,
  },
  twitter: {
    card: flatSeo.twitterCard,
    site: flatSeo.twitterSite,
    title: flatSeo.twitterTitle,
    description: flatSeo.twitterDescription,
    image: flatSeo.twitterImage,
  },
  structuredData: flatSeo.structuredData,
};
