/** Alternative names of a property. A dot separates the names of nested properties. */
export type Wanted = readonly string[];

/** Google's requirements for a type, from one page of its documentation. */
export type TypeRequirements = {
  /** The schema.org types that the page covers. */
  types: readonly string[];
  /** The property that contains such an object; undefined for top-level objects. */
  inside?: string;
  /** The page, and the day on which it was read (ISO 8601). */
  source: string;
  asOf: string;
  required: readonly Wanted[];
  recommended: readonly Wanted[];
};

/** “name price|priceSpecification.price” as a list. */
const wanted = (names: string): Wanted[] =>
  names
    .split(" ")
    .filter(Boolean)
    .map((name) => name.split("|"));

const docs = "https://developers.google.com/search/docs/appearance";
const pages = {
  organization: `${docs}/structured-data/organization`,
  siteNames: `${docs}/site-names`,
  article: `${docs}/structured-data/article`,
  productSnippet: `${docs}/structured-data/product-snippet`,
  merchantListing: `${docs}/structured-data/merchant-listing`,
  localBusiness: `${docs}/structured-data/local-business`,
  reviewSnippet: `${docs}/structured-data/review-snippet`,
};
/** The day on which the pages were read; compare them again from time to time. */
const asOf = "2025-06-01";

const foodEstablishments =
  "FoodEstablishment Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant Winery";

/** Subtypes of LocalBusiness, since Google asks for the most specific one (https://schema.org/LocalBusiness). */
const localBusinesses =
  `LocalBusiness ${foodEstablishments} AccountingService AnimalShelter ArchiveOrganization Attorney AutoBodyShop ` +
  "AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller AutomotiveBusiness BankOrCreditUnion " +
  "BeautySalon BedAndBreakfast BikeStore BookStore BowlingAlley Campground Casino ChildCare ClothingStore ComedyClub " +
  "ComputerStore ConvenienceStore DaySpa Dentist DepartmentStore DryCleaningOrLaundry Electrician ElectronicsStore " +
  "EmploymentAgency EntertainmentBusiness ExerciseGym FinancialService FireStation Florist FurnitureStore GardenStore " +
  "GasStation GeneralContractor GolfCourse GovernmentOffice GroceryStore HVACBusiness HairSalon HardwareStore " +
  "HealthAndBeautyBusiness HealthClub HobbyShop HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel " +
  "HousePainter InsuranceAgency InternetCafe JewelryStore LegalService Library LiquorStore Locksmith LodgingBusiness " +
  "MedicalBusiness MedicalClinic MensClothingStore MobilePhoneStore Motel MotorcycleDealer MotorcycleRepair MovieTheater " +
  "MovingCompany MusicStore NailSalon NightClub Notary OfficeEquipmentStore Optician OutletStore PawnShop PetStore Pharmacy " +
  "Physician Plumber PoliceStation PostOffice ProfessionalService RadioStation RealEstateAgent RecyclingCenter Resort " +
  "RoofingContractor SelfStorage ShoeStore ShoppingCenter SkiResort SportingGoodsStore SportsActivityLocation SportsClub " +
  "StadiumOrArena Store TattooParlor TelevisionStation TennisComplex TireShop TouristInformationCenter ToyStore TravelAgency " +
  "VacationRental VeterinaryCare WholesaleStore";

type Asked = { inside?: string; required?: string; recommended?: string };

const row = (
  page: keyof typeof pages,
  types: string,
  { required = "", recommended = "", ...rest }: Asked,
) => ({
  ...rest,
  types: types.split(" "),
  source: pages[page],
  asOf,
  required: wanted(required),
  recommended: wanted(recommended),
});

/** Properties that Google requires and recommends for the types that small businesses use. */
export const requirements: readonly TypeRequirements[] = [
  row("organization", "Organization Corporation OnlineBusiness OnlineStore NewsMediaOrganization NGO", {
    recommended:
      "name url logo description address telephone email contactPoint sameAs alternateName legalName foundingDate " +
      "numberOfEmployees taxID vatID duns globalLocationNumber iso6523Code leiCode naics",
  }),
  row("siteNames", "WebSite", { required: "name url", recommended: "alternateName" }),
  row("article", "Article NewsArticle BlogPosting", {
    recommended: "headline image author datePublished dateModified",
  }),
  row("productSnippet", "Product", {
    required: "name offers|review|aggregateRating",
    recommended: "offers review aggregateRating",
  }),
  // Google's required fields apply only to pages on which the product can be bought.
  row("merchantListing", "Product", {
    recommended: "image description brand sku|mpn|gtin|gtin8|gtin12|gtin13|gtin14|isbn",
  }),
  row("localBusiness", localBusinesses, {
    required: "name address",
    recommended: "telephone url openingHoursSpecification|openingHours priceRange geo",
  }),
  row("localBusiness", foodEstablishments, { recommended: "menu|hasMenu servesCuisine" }),
  row("localBusiness", "PostalAddress", {
    inside: "address",
    recommended: "streetAddress addressLocality addressRegion postalCode addressCountry",
  }),
  row("localBusiness", "GeoCoordinates", { inside: "geo", recommended: "latitude longitude" }),
  row("localBusiness", "OpeningHoursSpecification", {
    inside: "openingHoursSpecification",
    recommended: "dayOfWeek opens closes",
  }),
  row("organization", "ContactPoint", { inside: "contactPoint", recommended: "telephone|email" }),
  row("article", "Person Organization", { inside: "author", recommended: "name url" }),
  row("productSnippet", "Offer", {
    inside: "offers",
    required: "price|priceSpecification.price",
    recommended: "availability priceValidUntil",
  }),
  row("merchantListing", "Offer", {
    inside: "offers",
    required: "priceCurrency|priceSpecification.priceCurrency",
  }),
  row("productSnippet", "AggregateOffer", {
    inside: "offers",
    required: "lowPrice priceCurrency",
    recommended: "highPrice offerCount",
  }),
  row("reviewSnippet", "Review", {
    inside: "review",
    required: "author reviewRating",
    recommended: "datePublished",
  }),
  row("reviewSnippet", "Rating", {
    inside: "reviewRating",
    required: "ratingValue",
    recommended: "bestRating worstRating",
  }),
  row("reviewSnippet", "AggregateRating", {
    inside: "aggregateRating",
    required: "ratingValue ratingCount|reviewCount",
    recommended: "bestRating worstRating",
  }),
];
