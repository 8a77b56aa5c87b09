import type { AnnouncementSettings } from "@/lib/announcements/announcement";
import { navigationInput } from "@/lib/navigation/schema";
import { contentOf } from "@/lib/pages/new-content";
import { pageContent } from "@/lib/pages/schema";
import type { RichTextDocument } from "@/lib/rich-text/document";
import type { ShortTexts } from "@/lib/translations/shapes/short-texts";
import { sampleLanding } from "@/tests/support/landing/landing";
import { pizzeria } from "@/tests/support/restaurants/options";

export const aRichText = (text: string): RichTextDocument => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

const picture = "a".repeat(22);

/** A page with a section of each type, and a text in each field. */
export const fullPage = () =>
  pageContent.parse({
    ...contentOf({
      title: "About us",
      slug: "about",
      sections: [
        { type: "hero", title: "Hello", subtitle: "From us", buttonLabel: "Order", buttonTarget: "/order1" },
        { type: "text", heading: "Our story", text: aRichText("We bake") },
        { type: "picture", picture, caption: "Our oven" },
        { type: "gallery", heading: "Bread", pictures: [{ picture, caption: "Rye" }] },
        {
          type: "questions",
          heading: "Questions",
          questions: [
            { question: "Open on Sunday?", answer: aRichText("Until noon") },
            { question: "Parking?", answer: aRichText("Behind the house") },
          ],
        },
        { type: "team", heading: "We", people: [{ name: "Ada", role: "Baker", text: "Early", picture: "" }] },
        {
          type: "features",
          heading: "Why us",
          features: [
            { icon: "🥖", title: "Sourdough", description: "Three days" },
            { icon: "🌾", title: "Rye", description: "From here" },
          ],
        },
        { type: "stats", heading: "Numbers", stats: [{ value: "12,000", label: "Loaves" }] },
        {
          type: "testimonials",
          heading: "Voices",
          testimonials: [{ content: "The crust!", name: "Ada", role: "Neighbour" }],
        },
        {
          type: "plans",
          heading: "Plans",
          buttonLabel: "Choose",
          plans: [
            { name: "Weekly", price: "$12", period: "week", features: ["Two loaves"], highlighted: true },
          ],
        },
        {
          type: "prices",
          heading: "Prices",
          note: "With tax",
          prices: [{ name: "Rye", description: "Dark", price: "$4" }],
        },
        { type: "menu", heading: "Menu", buttonLabel: "Order online" },
        { type: "hours", heading: "Hours" },
        { type: "contact", heading: "Contact" },
        { type: "map", heading: "The way", text: "By tram" },
        { type: "contactForm", heading: "Write to us" },
        { type: "callToAction", title: "Hungry?", text: "Come", buttonLabel: "Go", buttonTarget: "/order1" },
        { type: "embed", heading: "Film", url: "https://vimeo.com/76979871", title: "A film" },
      ],
    }),
    search: { title: "About the bakery", description: "Who bakes", hidden: false },
  });

/** A landing page with a text in each field. */
export const fullLanding = () => ({
  ...sampleLanding(),
  gallery: [{ picture, caption: "The oven" }],
  headings: { stats: "Figures", contact: "Ask us" },
  contact: { enabled: true, intro: "Ask away", consent: "I agree", fields: [] },
});

/** A menu with descriptions, allergens, options, and a combo. */
export const fullMenu = () => {
  const { restaurant, dishes, optionGroups, ...menu } = pizzeria("pizza-corner");
  return {
    ...menu,
    restaurant: { ...restaurant, cuisine: "Italian", tagline: "From the oven" },
    dishes: dishes.map((dish) => ({ ...dish, description: `The ${dish.name}`, allergens: "Milk" })),
    optionGroups,
  };
};

export const fullNavigation = () =>
  navigationInput.parse({
    hasOwnItems: true,
    items: [
      { label: "Eat", target: "", links: [{ label: "Lunch", target: "/order1" }] },
      { label: "", target: "site:menu", links: [] },
    ],
    hasOwnColumns: true,
    columns: [{ title: "More", links: [{ label: "Imprint", target: "/imprint" }] }],
  });

export const fullAnnouncements = (): AnnouncementSettings => ({
  announcements: [
    {
      id: "feast",
      text: "Closed on 24 December",
      link: "/order1",
      linkLabel: "Order before",
      tone: "important",
      from: "2026-12-20T10:00",
      until: "2026-12-25T00:00",
      isOn: true,
    },
  ],
  exceptionDays: 0,
});

export const fullShortTexts = (): ShortTexts => ({
  business: {
    menuLabel: "Dishes",
    openingHours: "Monday to Friday from 10\nSaturday after the market",
    places: [{ label: "Old town" }],
    phones: [{ label: "Kitchen" }],
  },
  restaurants: [
    {
      id: "corner",
      name: "The Corner",
      exceptions: [{ id: "feast", from: "2026-12-24", message: "Closed for the village fair" }],
      reservations: "The terrace is open",
    },
  ],
  contactForm: [{ label: "Occasion", choices: ["Lunch", "Wedding"] }],
  reasons: [{ id: "aGroup", text: "A group has booked" }],
  comingSoon: { text: "We open in May." },
});
