/** The names of a property; any one of several does. A dot leads into what the property holds. */
export type Wanted = readonly string[];

/** What Google asks of one type, as one page of its documentation says. */
export type TypeRequirements = {
  /** schema.org types that the page speaks of. */
  types: readonly string[];
  /** The property in which such an object stands; on its own where this is left out. */
  inside?: string;
  /** The page, and the day whose state of it this table follows (ISO 8601). */
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
/** The state of the pages that the table follows; compare them again from time to time. */
const asOf = "2025-06-01";

const foodEstablishments =
  "FoodEstablishment Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant Winery";

/** Types that are a LocalBusiness, since Google asks for the most specific one (https://schema.org/LocalBusiness). */
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

/** What Google requires and recommends of the types that small businesses use. */
export const requirements: readonly TypeRequirements[] = [
  {
    types: wanted("Organization Corporation OnlineBusiness OnlineStore NewsMediaOrganization NGO").flat(),
    source: pages.organization,
    asOf,
    required: [],
    recommended: wanted(
      "name url logo description address telephone email contactPoint sameAs alternateName legalName foundingDate " +
        "numberOfEmployees taxID vatID duns globalLocationNumber iso6523Code leiCode naics",
    ),
  },
  {
    types: ["WebSite"],
    source: pages.siteNames,
    asOf,
    required: wanted("name url"),
    recommended: wanted("alternateName"),
  },
  {
    types: ["Article", "NewsArticle", "BlogPosting"],
    source: pages.article,
    asOf,
    required: [],
    recommended: wanted("headline image author datePublished dateModified"),
  },
  {
    types: ["Product"],
    source: pages.productSnippet,
    asOf,
    required: wanted("name offers|review|aggregateRating"),
    recommended: wanted("offers review aggregateRating"),
  },
  {
    // Google's required fields apply only to pages on which the product can be bought.
    types: ["Product"],
    source: pages.merchantListing,
    asOf,
    required: [],
    recommended: wanted("image description brand sku|mpn|gtin|gtin8|gtin12|gtin13|gtin14|isbn"),
  },
  {
    types: localBusinesses.split(" "),
    source: pages.localBusiness,
    asOf,
    required: wanted("name address"),
    recommended: wanted("telephone url openingHoursSpecification|openingHours priceRange geo"),
  },
  {
    types: foodEstablishments.split(" "),
    source: pages.localBusiness,
    asOf,
    required: [],
    recommended: wanted("menu|hasMenu servesCuisine"),
  },
  {
    types: ["PostalAddress"],
    inside: "address",
    source: pages.localBusiness,
    asOf,
    required: [],
    recommended: wanted("streetAddress addressLocality addressRegion postalCode addressCountry"),
  },
  {
    types: ["GeoCoordinates"],
    inside: "geo",
    source: pages.localBusiness,
    asOf,
    required: [],
    recommended: wanted("latitude longitude"),
  },
  {
    types: ["OpeningHoursSpecification"],
    inside: "openingHoursSpecification",
    source: pages.localBusiness,
    asOf,
    required: [],
    recommended: wanted("dayOfWeek opens closes"),
  },
  {
    types: ["ContactPoint"],
    inside: "contactPoint",
    source: pages.organization,
    asOf,
    required: [],
    recommended: wanted("telephone|email"),
  },
  {
    types: ["Person", "Organization"],
    inside: "author",
    source: pages.article,
    asOf,
    required: [],
    recommended: wanted("name url"),
  },
  {
    types: ["Offer"],
    inside: "offers",
    source: pages.productSnippet,
    asOf,
    required: wanted("price|priceSpecification.price"),
    recommended: wanted("availability priceValidUntil"),
  },
  {
    types: ["Offer"],
    inside: "offers",
    source: pages.merchantListing,
    asOf,
    required: wanted("priceCurrency|priceSpecification.priceCurrency"),
    recommended: [],
  },
  {
    types: ["AggregateOffer"],
    inside: "offers",
    source: pages.productSnippet,
    asOf,
    required: wanted("lowPrice priceCurrency"),
    recommended: wanted("highPrice offerCount"),
  },
  {
    types: ["Review"],
    inside: "review",
    source: pages.reviewSnippet,
    asOf,
    required: wanted("author reviewRating"),
    recommended: wanted("datePublished"),
  },
  {
    types: ["Rating"],
    inside: "reviewRating",
    source: pages.reviewSnippet,
    asOf,
    required: wanted("ratingValue"),
    recommended: wanted("bestRating worstRating"),
  },
  {
    types: ["AggregateRating"],
    inside: "aggregateRating",
    source: pages.reviewSnippet,
    asOf,
    required: wanted("ratingValue ratingCount|reviewCount"),
    recommended: wanted("bestRating worstRating"),
  },
];
