import { wordSet } from "./phrases";

/** Words at the beginning of sentences that are no names. */
export const openers = wordSet(`
  we we're we've we'll our ours i i'm i've my mine me us you your he she they it it's its this that these those there here
  a an in at for from on with by of to near around since as if when where while what who why how and but or so because
  welcome come visit discover enjoy experience meet find try book order call hello hi hey dear please thanks thank
  need want looking create make build generate design write give let let's help start set
  is are was were be been being has have had do does did can will would should may
  offering offers offer serving serves serve specialising specializing providing selling based located situated
  established founded opened called named known about everything everyone all every each some many most no not yes
  closed today now also both after before during just only always never simply whether nestled tucked set open services
  menu location place city address phone email description business company name type kind website site page
`);

/** Adjectives and general nouns, which alone are no name. */
export const describers = wordSet(`
  a an the our my your family run owned friendly cosy cozy small little local independent modern traditional new old best
  great good fine authentic fresh quality professional reliable affordable luxury premium boutique exclusive elegant warm
  trendy fun bold young creative experienced trusted leading established certified licensed qualified mobile online digital
  happy healthy organic vegan vegetarian handmade homemade natural beautiful lovely charming stylish artisan artisanal
  custom bespoke full service services shop store studio company business practice clinic office firm agency team house
  owner owners manager chef head founder director dr mr mrs ms prof certified private public free premium classic
  expert experts award winning high end top first one two three four five
`);

/** Words with a capital in English that are neither names nor places. */
export const calendarAndTongues = wordSet(`
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  spring summer autumn fall winter christmas easter ramadan halloween
  english german french italian spanish portuguese japanese chinese mandarin cantonese korean thai vietnamese indian
  mexican greek turkish lebanese arabic russian polish dutch swedish norwegian danish finnish hungarian czech ukrainian
  swiss austrian british american african ethiopian moroccan peruvian brazilian caribbean asian european mediterranean
  irish scottish welsh hebrew hindi urdu persian syrian georgian nepalese neapolitan sicilian tuscan latin australian
  canadian argentinian colombian cuban jamaican nigerian indonesian malaysian filipino balinese nordic scandinavian
  ai it hr pr seo tv uk's vat b2b html css wifi gcse gcses ielts toefl bmw audi google facebook instagram tiktok whatsapp
`);

/** Words that end a name in lower case. */
export const nameStops = wordSet(`
  in at near on from for with by that which who where is are was we our i my you your it its they he she
  offering offers offer serving serves serve selling sells sell located based situated specialising specializing
  specialises specializes providing provides making makes doing and/or to but since open opened run owned founded
  just right around as has have a an
`);
