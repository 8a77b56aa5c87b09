import { wordSet } from "../read/phrases";

/** Words that end a noun phrase: “workshops | for schools”, “honey | sold online”, “puppets | made to order”. */
export const tailWords = wordSet(`
  in at from for to near by with on off across around over through under after before during until using into onto within
  throughout between among against along beside behind above below without via per as than about outside inside towards
  every each who which that where when while because since so
  sold made held run led built grown printed rented taught delivered founded opened certified based called named owned
  established started managed designed crafted carved woven sewn knitted dyed painted drawn trained bred raised rescued
  staffed supported inspired sourced picked served handmade homemade baked brewed roasted cooked written recorded hosted organised organized
  welcome available included only afterwards nationwide online locally worldwide daily weekly monthly
`);

/** Verbs that are rarely nouns: “we make kites and mend kettles”. */
export const plainVerbs = wordSet(`
  make mend restore teach sell grow bake brew roast tune collect provide create carve weave sew knit train breed raise
  rescue rehome organise organize arrange perform sing translate deliver maintain recycle upcycle convert install sharpen
  engrave publish digitise digitize survey inspect plant prune shelter advise cook rent lend hire hold host offer repair
  build fix write run
`);

/** Returns whether a word is such a verb in the third person: “bookbinder in Edinburgh, repairs old books”. */
export const isThirdPerson = (word: string) =>
  [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`].some(
    (verb, index) => word.endsWith(["s", "es", "ies"][index] ?? "") && plainVerbs.has(verb),
  );

export const subjects = wordSet("we i they he she you it wir ich nous je");
export const auxiliaries = wordSet(
  "also now only mostly mainly still always can will do may often usually even just proudly lovingly both",
);
export const beings = wordSet("is are am was were");
export const particles = wordSet("out up after off down over back together");
export const articles = wordSet("a an the");
export const leadings = wordSet("a an the our my your some and or plus also then various all");
export const pronouns = wordSet("them it these those us you him her this that");

/** Target groups, which are not offers. */
export const audiences = wordSet(`
  people adults children kids families schools companies businesses beginners groups guests visitors clients customers
  hotels restaurants museums libraries festivals homes offices shops weddings parties clubs teams seniors students
  teenagers toddlers parents women men collectors tourists residents neighbours neighbors members everyone anyone
`);

/** Words without content: a sentence of only these and of words with another use is dropped. */
export const emptyWords = wordSet(`
  we i our my the a an it its it's is are was be business company firm shop name called named known as society project
  group brand call phone tel telephone ring whatsapp mobile email e-mail mail write contact us me or and at on to text
  message reach hi hello hey please thanks thank based located situated location place city address town area near in of around price prices
`);

/** General words for a business. */
export const genericHeads = wordSet("business company firm enterprise organisation organization");
