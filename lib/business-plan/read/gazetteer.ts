import { indexPhrases } from "./phrases";

/** Cities that are recognised in any case. */
const cities = `
  Aarhus, Aberdeen, Abu Dhabi, Accra, Addis Ababa, Adelaide, Albuquerque, Amman, Amsterdam, Antwerp, Athens, Atlanta, Auckland, Austin,
  Baltimore, Bangkok, Barcelona, Basel, Bath, Beijing, Beirut, Belfast, Belgrade, Berlin, Bern, Bilbao, Birmingham, Bogotá, Bologna,
  Bordeaux, Boston, Bratislava, Bremen, Brighton, Brisbane, Bristol, Brooklyn, Bruges, Brussels, Bucharest, Budapest, Buenos Aires,
  Buffalo, Cairo, Calgary, Cambridge, Canberra, Cape Town, Cardiff, Casablanca, Charleston, Charlotte, Chennai, Chicago, Christchurch,
  Cincinnati, Cleveland, Cologne, Copenhagen, Cork, Dakar, Dallas, Delhi, Denver, Detroit, Dortmund, Dresden, Dubai, Dublin, Dundee,
  Durban, Düsseldorf, Edinburgh, Eindhoven, Exeter, Florence, Fort Worth, Frankfurt, Galway, Geneva, Genoa, Ghent, Glasgow, Gothenburg,
  Granada, Graz, Grenoble, Guadalajara, Hamburg, Hanoi, Hanover, Helsinki, Ho Chi Minh City, Hong Kong, Honolulu, Houston, Indianapolis,
  Innsbruck, Inverness, Istanbul, Jacksonville, Jakarta, Jerusalem, Johannesburg, Kampala, Kansas City, Karachi, Kigali, Krakow, Kuala Lumpur,
  Kyiv, Kyoto, Lagos, Lahore, Las Vegas, Lausanne, Leeds, Leicester, Leipzig, Lille, Lima, Limerick, Linz, Lisbon, Liverpool, Ljubljana,
  London, Los Angeles, Louisville, Lucerne, Lugano, Luxembourg, Lyon, Madrid, Malaga, Manchester, Manila, Marrakesh, Marseille, Melbourne,
  Memphis, Mexico City, Miami, Milan, Milwaukee, Minneapolis, Monaco, Montevideo, Montpellier, Montreal, Mumbai, Munich, Nairobi, Nantes,
  Naples, Nashville, New Orleans, New York, New York City, Newcastle, Nottingham, Nuremberg, Oakland, Oklahoma City, Orlando, Osaka, Oslo,
  Ottawa, Oxford, Palermo, Paris, Perth, Philadelphia, Phoenix, Pittsburgh, Plymouth, Porto, Portland, Prague, Pretoria, Quebec, Quito, Raleigh,
  Reykjavik, Riga, Rio de Janeiro, Rome, Rotterdam, Sacramento, Salt Lake City, Salzburg, San Antonio, San Diego, San Francisco, San Jose,
  Santiago, São Paulo, Savannah, Seattle, Seoul, Seville, Shanghai, Sheffield, Singapore, Sofia, Southampton, St. Gallen, St. Louis, Stockholm,
  Strasbourg, Stuttgart, Sydney, Taipei, Tallinn, Tampa, Tel Aviv, The Hague, Tokyo, Toronto, Toulouse, Tucson, Turin, Utrecht, Valencia,
  Vancouver, Venice, Verona, Vienna, Vilnius, Warsaw, Washington, Wellington, Winterthur, York, Zagreb, Zug, Zurich,
  Anaheim, Bakersfield, Baton Rouge, Blackpool, Bournemouth, Bradford, Canterbury, Chattanooga, Chelmsford, Cheltenham, Colchester, Coventry,
  Croydon, Des Moines, Doncaster, Eastbourne, Fort Lauderdale, Fresno, Gloucester, Guildford, Harrogate, Huddersfield, Ipswich, Knoxville,
  Long Beach, Luton, Maidstone, Middlesbrough, Northampton, Norwich, Omaha, Peterborough, Portsmouth, Santa Barbara, Santa Monica, Scottsdale,
  Shrewsbury, Spokane, Sunderland, Swansea, Swindon, Tacoma, Tulsa, Tunbridge Wells, Wichita, Wolverhampton, Worcester`;

const names = cities.split(",").map((name) => name.trim());

/** Cities by their folded names, with their proper spelling. */
export const gazetteer = indexPhrases(names.map((name) => [name, name]));

const states =
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC BC ON QC AB NSW VIC QLD".split(
    " ",
  );
const regions =
  "Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, New York, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming, Ontario, British Columbia, Nova Scotia, New Brunswick, Manitoba, Saskatchewan, Newfoundland, Tasmania, Alberta, Victoria, Queensland, New South Wales, Bavaria, Tuscany, Sicily, Kent, Devon, Cornwall, Somerset, Yorkshire, Surrey, Sussex, Essex, Norfolk, Suffolk, Dorset, Lake District, Peak District, Cotswolds, Lancashire, Cheshire, Cumbria, Derbyshire, Hampshire, Hertfordshire, Berkshire, Buckinghamshire, Oxfordshire, Cambridgeshire, Gloucestershire, Wiltshire, Warwickshire, Staffordshire, Shropshire, Lincolnshire, Nottinghamshire, Northumberland, Isle of Wight".split(
    ", ",
  );
const countries =
  "USA, UK, US, U.S.A, United States, United Kingdom, England, Scotland, Wales, Northern Ireland, Ireland, Switzerland, Germany, Austria, France, Italy, Spain, Portugal, Netherlands, Belgium, Luxembourg, Denmark, Sweden, Norway, Finland, Iceland, Poland, Czech Republic, Hungary, Greece, Turkey, Croatia, Slovenia, Canada, Mexico, Brazil, Argentina, Chile, Peru, Colombia, Australia, New Zealand, Japan, China, India, Thailand, Vietnam, Indonesia, Malaysia, Singapore, South Korea, South Africa, Nigeria, Ghana, Kenya, Ethiopia, Uganda, Rwanda, Tanzania, Morocco, Egypt, Israel, Jordan, Lebanon, United Arab Emirates".split(
    ", ",
  );

const isRegion = new Set([...states, ...regions]);
const isCountry = new Set(countries);

/** Returns the type of a known area; null for others. */
export function areaOf(name: string): "region" | "country" | null {
  if (isRegion.has(name)) return "region";
  return isCountry.has(name) ? "country" : null;
}

/** Returns whether a name is a country, which is rather an origin than a place. */
export const isWholeCountry = (name: string) => isCountry.has(name);
