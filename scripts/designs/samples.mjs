/** Invented words for the thumbnails of the ready designs; without pictures, as a new owner has none. */
const feature = (icon, title, description) => ({ icon, title, description });

export const samples = {
  restaurant: {
    companyName: "Da Lucia",
    tagline: "Since 1978",
    heroTitle: "Supper, the slow way",
    heroSubtitle:
      "Handmade pasta, a wood oven and the wines of our neighbours. We cook what the market had this morning.",
    ctaText: "See the menu",
    features: [
      feature(
        "🍝",
        "Tagliatelle al ragù",
        "Six hours on the stove, fresh egg pasta, Parmigiano of thirty months.",
      ),
      feature("🐟", "Fish of the day", "From the boat to the oven, with lemon, fennel and new potatoes."),
      feature("🍮", "Panna cotta", "With the fruit of the season."),
    ],
  },
  cafe: {
    companyName: "Café Marlene",
    tagline: "Coffee, cake and company",
    heroTitle: "Good morning, neighbour!",
    heroSubtitle:
      "We roast on Mondays, bake every night and open at seven. Sit down, the first cup is the best one.",
    ctaText: "What's on the counter",
    features: [
      feature("☕", "House espresso", "Chocolate, hazelnut, a little orange."),
      feature("🥐", "Butter croissants", "Three days of patience in every fold."),
      feature("🍰", "Cake of the day", "Ask for the recipe. We won't tell."),
    ],
  },
  craft: {
    companyName: "Brandt & Sons",
    tagline: "Carpenters in the third generation",
    heroTitle: "Built to be handed down",
    heroSubtitle:
      "Stairs, kitchens and windows from our own workshop: measured twice, cut once, fitted on the agreed day.",
    ctaText: "Ask for a quote",
    features: [
      feature("🪜", "Stairs", "Oak and ash, straight or winding."),
      feature("🪟", "Windows", "Restored or made new, tight in any weather."),
      feature("🗄️", "Kitchens", "Drawn with you, built by us."),
    ],
  },
  salon: {
    companyName: "Maison Odile",
    tagline: "Hair, skin and quiet",
    heroTitle: "An hour that is yours",
    heroSubtitle: "Cut, colour and care by people who listen first. By appointment, one guest at a time.",
    ctaText: "Book an hour",
    features: [
      feature("✂️", "Cut", "Shaped dry, for the way you wear it."),
      feature("🎨", "Colour", "Soft tones that grow out well."),
      feature("🌿", "Care", "Scalp, skin and hands."),
    ],
  },
  practice: {
    companyName: "Dr. Hanna Weiss",
    tagline: "Family medicine",
    heroTitle: "Time for your questions",
    heroSubtitle:
      "A practice for the whole family, with short waits and clear words. New patients are welcome.",
    ctaText: "Make an appointment",
    features: [
      feature("🩺", "Check-ups", "From the first tooth to the golden wedding."),
      feature("💉", "Vaccinations", "Advice and appointments without a wait."),
      feature("🏠", "Home visits", "For those who can't come to us."),
    ],
    phone: "+49 30 1234567",
    openingHours: ["Monday to Friday 8–12", "Monday, Thursday 14–18", "Closed on weekends"],
    address: "Lindenstraße 8, 10969 Berlin",
  },
  shop: {
    companyName: "Kiosk & Co",
    tagline: "Small things, well made",
    heroTitle: "The good stuff, all in one room",
    heroSubtitle: "Paper, toys, tools and treats from makers we know by name. Come in and touch everything.",
    ctaText: "See what's new",
    features: [
      feature("📒", "Paper", "Notebooks that lie flat."),
      feature("🪀", "Toys", "No batteries, no plastic."),
      feature("🕯️", "Home", "Candles, cups and linen."),
    ],
  },
};
