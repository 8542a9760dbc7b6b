/** Word lists of the analyser. A missing word makes a line plainer, never wrong. */

/** The words of a list that is separated by white space. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u));
}

/** A map from every first word of a list to the word after it. */
export function wordPairs(text: string): ReadonlyMap<string, string> {
  const list = text.trim().split(/\s+/u);
  return new Map(list.flatMap((word, at) => (at % 2 === 0 ? [[word, list[at + 1] ?? '']] : [])));
}

export const DETERMINERS = wordSet(
  'a an the my our his her their your this that these those some every no zero any another each both all two three four five six seven eight nine ten twelve twenty several many most',
);

export const PLURAL_DETERMINERS = wordSet(
  'these those two three four five six seven eight nine ten twelve twenty several many both all',
);

export const SUBJECT_PRONOUNS = wordSet(
  'i he she they we it you someone somebody everyone everybody nobody this that there',
);

export const AUXILIARIES = wordSet(
  "am is are was were be been being has have had do does did can could will would shall should may might must won't can't don't doesn't didn't isn't wasn't aren't weren't couldn't wouldn't haven't hasn't cannot cant dont wont didnt",
);

export const PLACE_PREPOSITIONS = wordSet(
  'at in inside outside on under behind near beside above below beneath backstage between upstairs downstairs',
);

export const PREPOSITIONS = wordSet(
  'at in inside outside on under behind near beside above below beneath between of for with without from to into onto by about after before during through over across against around via per as than like until while because since when where who which that if so but and or',
);

/** States that follow "I was" without an article. */
export const STATES = wordSet(
  'stuck trapped lost late asleep awake alone hungover unemployed barefoot locked wrapped covered dressed seated buried broke homeless jetlagged',
);

export const ADVERBS = wordSet(
  'again yesterday today tomorrow twice forever everywhere somewhere together alone just finally accidentally never always really actually literally once recently secretly quietly almost nearly only also even still already suddenly somehow personally publicly proudly simply basically gently quickly slowly successfully unexpectedly usually officially single-handedly deliberately mistakenly',
);

/** Participles that are passive even without "was". */
export const PASSIVE_STARTS = wordSet(
  'promoted featured invited named nominated selected awarded elected published fired hired accepted certified ranked voted crowned recognized shortlisted chosen appointed asked featured interviewed approved given made told sent rejected honored knighted listed verified headhunted profiled',
);

export const PASSIVE_FOLLOWERS = wordSet(
  'to in as by for into on from at onto with among over one the #1 best most',
);

/** Participles that describe the noun before them ("a dog named Bob"). */
export const DESCRIBING = wordSet(
  'named called known made given filled covered dressed based titled shaped sized related stuck held run built',
);

export const ADJECTIVES = wordSet(
  `angry anxious ashamed awake awkward bad beautiful best better big bitter blessed blissful bored brave brilliant broken calm careful cheerful chill clever cold comfortable complete confident
  confused content cool cozy crazy cringe curious cute dangerous dead decent deep different difficult dizzy easy ecstatic elated empty enlightened epic euphoric evil excited exhausted expensive fabulous fake
  famous fantastic fierce fine first fragile free fresh full funny furious gentle giddy glad good grateful great green grumpy guilty happy hard healthy heavy honest hopeful horrible hot huge humble humbled hungry
  important incredible inspired insane intense jealous joyful kind large last late lazy light little lonely long lost loud lovely lucky mad magical mean mellow miserable moved mysterious nasty neat nervous new nice
  normal numb obsessed odd ok okay old open optimistic overjoyed overwhelmed panicked peaceful perfect pleased polite poor powerful pretty proud pumped quick quiet radiant rare raw ready real relaxed relieved rich
  rude sad safe sane scared serene serious shocked short shy sick silent silly simple sincere sleepy slow small smart smug sore sorry spicy stoked strange stressed strong stunned stupid superior surprised sweaty
  sweet tender terrible terrified thankful thirsty thrilled tight tiny tired touched triumphant true ugly unbothered uneasy unhinged unstoppable upset vast vindicated warm weak weird wet whole wide wild wise wonderful
  worried worse worst wrong young zen`,
);

/** Known nouns. Other words need a noun suffix to be used. */
export const NOUNS = wordSet(
  `account accountant airport alarm album algorithm announcement apartment app apple apron award baby background backpack badge bag balcony ball banana bank barbecue barista bark basement basket bathroom battery beach
  bean bear beard bed bee beer bell bicycle bike bill bin bird birthday biscuit blanket blender board boat body book boot boss bottle bowl box boyfriend brain bread breakfast brick bridge broccoli brother bucket
  budget bug building burrito bus business button cactus cafe café cake calculator calendar call camera candle candy car card cardigan career carpet carrot cart cashier castle cat ceiling cereal ceo chair championship
  charger check cheese chef chicken child children client clock cloud coach coat code coffee coin colleague comment commute company competition computer concert conference contract cookie cooler copier costume couch couple
  course court cousin cow coworker crib croissant cup curtain customer dad dashboard database date daughter day deadline deal deck delivery demo dentist desk diaper dinner diploma director dishwasher doctor dog dollar dolphin
  donkey donut door doughnut dragon drawer dream dress drone duck ear egg elephant elevator email emails employee engine envelope escalator excel exam eye face fan farm father faucet feedback feet fence festival
  file finger fire fish flag flight floor flower fly follower food foot forest fork founder fox freezer fridge friend frog front fruit funeral game garage garden garlic gate ghost gift girlfriend glass goal goat
  goldfish goose grandfather grandma grandmother grandpa grape grill guitar gym hair hallway ham hammer hamster hand hat head headphones headset heart hedgehog helicopter hill hobby hole holiday home homework honeymoon hoodie
  horse hospital hotel hour house husband ice idea inbox intern interview invoice iron island jacket jam janitor jar job joke juice jungle kangaroo karaoke kettle key keyboard keynote kid kitchen kite kitten knee
  knife ladder lake lamp landlord language laptop lasagna laundry lawn lawyer leaf lease leg lemon lesson letter library license lid life lift light line lion lobby lobster lock lottery lounge love lunch machine
  mail man manager map marathon market mask mattress mayor meal medal meeting melon merger message microphone microwave milk mind mirror mistake mom money monitor monkey month moon mop morning mother motorcycle mountain
  mouse mouth moustache mug museum mushroom nap neighbor neighborhood neighbour nephew nest newsletter night nose note notebook notification novel nurse ocean office offsite oil omelette onion orange order oven owl oyster pack
  package painting pants paper parcel parent park parking parrot partner party passport password pasta path pen pencil penguin people pepper person pet phone photo piano pickle picnic picture pie pig pigeon pillow pilot pizza
  plane plant plate plumber pocket podcast podium poem police pond pool popcorn porch postcard pot potato powerpoint presentation president printer prize problem product profile project promotion proposal pumpkin puppy purse puzzle quarter queen
  rabbit raccoon race radio rain raise receipt receptionist recipe record relationship report restaurant resume résumé rice ring river road roof room rope rug sailboat salad salary sale salmon sandwich sauce sauna sausage
  scarf school scooter screen screenshot seagull seat server shark sheep shelf ship shirt shoe shop shoulder shower side sink sister sky slack sleep slide slides sloth smile snail snake snow soap sock socks sofa software song soup spider
  spoon spreadsheet squirrel stage stain stair stairs stapler startup station steak stick stomach stone store storm story stranger strawberry street student suit suitcase summer sun supermarket swan sweater switch sword table taco tail
  talk tank tattoo tax taxes taxi tea teacher team teenager teeth television tent test theater therapist therapy ticket tie tiger time tire toast toaster toddler toe toilet tomato tooth toothbrush torch towel town toy train trash tree trip
  trophy truck trunk tshirt t-shirt tuba turkey turtle tv umbrella uncle unicorn uniform university user vacation vacuum van vase vegetable vendor vest video village violin visa voice voicemail wage waiter waitress walk wall wallet war warehouse watch water website
  wedding week weekend whale wheel whistle wife wifi wig wind window wine winter wolf woman word world worm yacht yard year yoga yogurt zebra zoo`,
);

/** Words of job titles that are neither nouns nor adjectives in these lists. */
export const ROLE_WORDS = wordSet(
  `acting administrative area assistant associate back brand business chief civil content corporate creative data deputy digital electrical event executive field financial fleet freelance front full-time general global graphic growth head
  human industrial interim inside internal investment junior lead legal local marketing maintenance mechanical media medical middle mobile national operations part-time payroll personal principal private procurement public quality regional remote research retail
  risk sanitation seasonal senior shift social solutions staff strategic supply support systems team technical temp temporary trainee unpaid vice visual volunteer web`,
);

export const MASS_NOUNS = wordSet(
  `accountability art automation breakfast brunch burnout collaboration communication culture dinner education entrepreneurship hope inflation leadership management meditation mentorship ownership parenthood procrastination regret sustainability transparency vulnerability advice alignment ambition attention authority cash clarity competence confidence courage creativity credibility curiosity discipline dignity empathy energy enlightenment equity exposure fame freedom fun glory gratitude grit growth
  happiness health humility innovation insomnia integrity justice leverage loyalty momentum motivation passion patience peace power praise privacy productivity progress purpose recognition resilience respect revenue sanity success synergy
  traction trauma trust truth visibility wealth wisdom bread broccoli butter cash cereal cheese coffee code content data dirt email feedback food furniture garlic glitter gravity hair hardware homework honey ice information jam jazz juice karaoke knowledge laundry laughter
  love luck lunch mail milk money mud music news oil paper parking pasta patience popcorn rain rice salt sand silence sleep slack snow soap software soup spinach sugar tape tea toast traffic trash water weather wifi wine work yoga yogurt`,
);

export const IRREGULAR_PLURALS = wordSet(
  'children people men women feet teeth mice geese police pants scissors headphones glasses dice taxes',
);

export const PEOPLE_AND_ANIMALS = wordSet(
  `accountant baby barista bear bee bird boss boyfriend brother cat cashier ceo chef chicken child children client coach colleague couple cousin cow coworker customer dad daughter dentist director doctor dog dolphin donkey
  duck elephant employee father fish follower founder fox friend frog girlfriend goat goldfish goose grandfather grandma grandmother grandpa hamster hedgehog horse husband intern janitor kangaroo kid kitten landlord lawyer lion man manager mayor
  men women woman people mom monkey mother mouse neighbor neighbour nephew nurse owl parent parrot partner penguin person pet pig pigeon pilot plumber police president puppy queen rabbit raccoon receptionist seagull shark sheep sister sloth snail snake spider
  squirrel stranger student swan teacher team teenager therapist tiger toddler turkey turtle uncle user vendor waiter waitress whale wife wolf worm zebra`,
);

/** Animals, which may be called "it". */
export const ANIMALS = wordSet(
  `bear bee bird cat chicken cow dog dolphin donkey duck elephant fish fox frog goat goldfish goose hamster hedgehog horse kangaroo kitten lion monkey mouse owl parrot penguin pet pig pigeon puppy rabbit raccoon
  seagull shark sheep sloth snail snake spider squirrel swan tiger turkey turtle whale wolf worm zebra`,
);

export const FEELINGS = wordSet(
  'tears goosebumps joy gratitude rage fear anxiety pride envy hunger dread awe hope love shame guilt relief humility panic bliss despair confusion excitement melancholy nostalgia euphoria serenity regret grief sadness happiness anger boredom',
);

/** Places that take "in"; others take "at". */
export const INSIDE_PLACES = wordSet(
  `kitchen driveway yard backyard room row chair armchair elevator lift car lobby basement hallway bathroom garage park garden lounge bed shower sauna taxi uber city meeting cafeteria warehouse closet corridor cupboard forest tent jungle bathtub hospital library
  paris london berlin tokyo madrid rome vienna amsterdam lisbon austin chicago boston dubai singapore texas california germany france spain italy japan canada india australia america europe brooklyn manhattan stairwell toilet attic cellar lot seattle denver miami boise atlanta houston dallas phoenix portland philadelphia detroit nashville vegas sydney toronto montreal vancouver dublin barcelona milan oslo stockholm copenhagen prague budapest athens istanbul moscow beijing shanghai delhi mumbai ohio florida nevada oregon utah kansas iowa maine alaska hawaii wyoming montana vermont idaho china brazil mexico norway sweden switzerland ireland scotland england portugal greece poland fridge desert toyota honda tesla ford bmw mercedes subaru volvo prius civic van truck limo minivan`,
);

/** Names of places that take "at". */
export const AT_PLACES = wordSet(
  "starbucks costco walmart ikea target mcdonald's wendy's denny's applebee's dunkin aldi lidl trader whole google apple microsoft amazon harvard yale stanford oxford disneyland burning chipotle arby's kfc subway mit nasa",
);

export const UPON_PLACES = wordSet(
  'floor zoom slack teams skype linkedin whatsapp facetime tinder instagram tiktok youtube discord internet podcast bus train plane flight boat ship yacht beach roof rooftop balcony stage street subway ferry couch sofa escalator island mountain moon call stairs',
);

const FOREIGN = wordSet(
  `el la los las una uno unos mi mis tu su que por para con pero muy yo estoy soy mientras esperaba perdí der die das und ich ist mein meine meinen nicht ein eine einen auf mit wir wurde habe le les des une je il elle nous vous pour avec dans sur mon ma mes est et
  della il gli sono nel mio ho una um uma eu não meu minha com het een ik mijn niet jag och är min nie jest się`,
);
const ENGLISH = wordSet(
  'the a an my i of to in at on for and is was it with from by me our we you that this got as about',
);

/** Whether the words look like another language than English. */
export function looksForeign(tokens: readonly string[]): boolean {
  const foreign = tokens.filter((token) => FOREIGN.has(token) && !ENGLISH.has(token)).length;
  const english = tokens.filter((token) => ENGLISH.has(token)).length;
  return foreign > 0 && foreign >= english;
}
