/** Nouns that name no thing one could point at: times, events, ideas, parts, feelings, illness. */
export const NO_SCENERY: ReadonlySet<string> = new Set(
  `day days night morning evening afternoon week weekend month year quarter summer winter spring fall autumn time times hour minute second moment
  while bit lot way kind sort type rest end middle top bottom front back side part half third point thing something idea question answer reason chance
  favor try go turn look laugh cry fight break ride run call cold flu headache fever pain illness degree couple number amount series set level
  announcement birthday career championship comment commute company competition conference course date deadline deal delivery demo dream exam feedback
  funeral goal holiday honeymoon interview job joke language lesson life love luck lunch dinner breakfast brunch market meal meeting merger mind mistake nap offsite
  order party problem process product production profile project promotion proposal race raise record relationship role sale school service shift skill sleep
  smile space story strategy style success summit support talk task tax test therapy tour town trip university use user vacation view visit voice wage walk
  war weather wedding wifi win wind work world worry yoga home place area center city country state team group crowd people person name age size price cost
  money budget salary news plan future past present truth secret habit hobby passion power purpose sense taste touch sound noise smell silence light dark
  death birth marriage divorce surgery cancer accident crash layoff disease hospital clinic ambulance body head face hand hands foot feet leg legs arm arms heart brain eye eyes
  mouth nose ear ears finger fingers stomach shoulder knee back tooth teeth skin blood bed toilet bathroom gun knife bomb drug drugs church god prayer
  same new old other only first last next best worst whole own very few more most less least wrong right left one two three four five six seven eight nine ten
  sort fact case matter situation example version result difference change effort attempt experience opportunity decision rule law right standup sync retro sprint rain snow
  storm sun heat air water fire ice night's parking class lead stop hit cut kick start rush hug kiss dance song music art data info content copy text word words sentence
  feelings emotions round rounds floor office company website room thoughts words street end-of-day
  line stand drive move show play bite drop fall jump pitch roll shot slip spin step swing throw toss win dare delay ease fear hate hope hurt love need want wish`
    .trim()
    .split(/\s+/u),
);

/** People and animals by the names that stand for one of them. */
export const BEINGS: ReadonlySet<string> = new Set(
  `accountant analyst architect assistant aunt auntie author babysitter baker barber barista bartender bear bee bird boss boyfriend brother brother-in-law butcher butler camel
  captain cashier cat ceo cfo chef chicken child cleaner clerk client coach cofounder co-founder colleague consultant contractor counselor cousin cow coworker co-worker crab creator crow cto customer dad
  daughter dentist designer developer director dog dolphin donkey driver duck eagle electrician elephant employee engineer ex father fish fiancé fiancée florist founder fox
  friend frog gardener gecko girlfriend goat goldfish goose grandfather grandma grandmother grandpa grandson granddaughter guard guest guy hamster hairdresser hedgehog hen horse host
  hostess husband instructor intern investor janitor journalist judge kangaroo kid kitten lady landlady landlord lawyer lecturer librarian lifeguard lion lizard llama manager mailman mascot
  mayor mechanic mentor mom monkey moose mother mother-in-law father-in-law mouse mum mummy musician neighbor neighbour nephew niece nurse octopus officer owl owner parent parrot partner passenger peacock penguin pet photographer
  pig pigeon pilot pirate plumber pony postman president principal prince princess professor puppy queen king rabbit raccoon rat realtor receptionist recruiter referee robin rooster roommate flatmate salesman sailor
  sales-rep salesperson seagull secretary shark sheep sister sister-in-law sloth snail snake son spider spouse squirrel stepfather stepmother stranger student supervisor surgeon swan tailor
  teacher teammate technician teenager tenant therapist tiger toddler trainer tourist turkey turtle tutor twin uncle usher vet vendor waiter waitress wasp whale wife witness wizard wolf woman man boy girl baby
  worker worm writer zebra therapist's analyst umpire goalkeeper player opponent rival cyclist tailor handyman courier deliveryman postwoman policeman policewoman firefighter soldier alpaca ferret hedgehog
  lobster bat moth fly ant mosquito butterfly caterpillar chinchilla guinea-pig parakeet poodle beagle labrador`
    .trim()
    .split(/\s+/u),
);
