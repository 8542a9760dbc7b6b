/**
 * Words of a pack that others have more use for: the lines of `keys` are about losing them, and a door alone
 * does not lose any. They count little, unless several of them come together.
 */
export const WEAK_WORDS: Readonly<Record<string, string>> = {
  ai: 'robots? bots? algorithms? prompts? drones? automat\\w+',
  baby: 'cribs? nursery',
  bike: 'helmets? scooters? pedal\\w* lycra spandex',
  birthday: 'gifts? candles balloons? clowns? confetti surprised?',
  books: 'reading chapters? authors?',
  boss: 'weekends? hr overtime managers? ceo interns? internship colleagues? co-?workers? teammates? quit quitting resign\\w* (?:my(?:-|\\s)team)',
  cleaning: 'wip(?:ed|ing) dusting sponges?',
  clothes: 'umbrellas? raincoats? gloves? hats? boots',
  commute: 'crosswalks? traffic honk\\w* highway freeway metro',
  compliance: 'lawyers? privacy polic(?:y|ies) signatures? contracts? (?:fire(?:-|\\s))drills?',
  computer: 'printers? passwords? code bugs? desktop',
  conference:
    'awards? badges? panels? networking networked swag podiums? keynotes? (?:name(?:-|\\s))?tags?',
  crafts: 'paint\\w* hammers? clay',
  customer: 'reviews? complain\\w* account(?:-|\\s)managers?',
  deadline: 'last(?:-|\\s)minute urgent overdue overtime crunch',
  drinks: 'drunk gin pubs?',
  email: 'messages? slack linkedin memos? spam',
  food: 'lunch dinner breakfast toast cheese eggs?',
  games: 'puzzles? checkers arcades? trivia monopoly',
  garden: 'tomatoes roses seeds flowers?',
  hair: 'bangs salon',
  holidays: 'costumes? pumpkins? turkeys? snowm[ae]n',
  hotel: 'vacation\\w* beach\\w* lifeguards? sunscreen',
  interview: 'applicants? hired? hiring onboarding',
  internet: 'passwords? online screenshots? hashtags? podcasts? followers?',
  keys: 'doors? doorbells? doormats? doorknobs? doorstep',
  laundry: 'socks? stains? washers? dryers?',
  love: 'romance wife (?:broke(?:-|\\s)up) breakups?',
  meeting: 'zoom workshops agendas?',
  money: 'wallets? dollars? pric(?:e|es|ing) cash invoices? portfolio',
  movies: 'popcorn television',
  music: 'bands?',
  neighbor: 'parcels? fences? hedges? landlords? tenants? driveways?',
  'office-life':
    'office offices badges? parking(?:-|\\s)(?:spots?|spaces?) microwav\\w* coffee(?:-|\\s)machine',
  outdoors: 'backpack\\w* squirrels? mosquito(?:es)? compass mountains?',
  phone: 'emojis? selfies? notifications?',
  presentation: 'lectures? speech(?:es)? podium keynotes? microphones?',
  printer:
    'ink scanned staples? staplers? scanners? shredders? laminat\\w* (?:sticky(?:-|\\s)notes?) post-?its? (?:supply(?:-|\\s)closet) printed',
  promotion: 'keynote vp svp',
  remote: 'zoom mute muted pajamas? sweatpants skype headsets?',
  sandwich: 'croissants? hot(?:-|\\s)?dogs?',
  school: 'lectures?',
  shopping: 'stores? amazon purchas\\w* checkouts?',
  sleep: 'blankets? mattress pillow',
  space: 'moons? rockets? aliens? mars',
  spreadsheet: 'data formulas? reporting metrics? macros',
  swimming: 'lakes?',
  tax: 'accountants? banks? inflation loans? debts? invoices? dmv (?:expense(?:-|\\s)reports?)',
  waiter: 'baristas? taxis? cabs? cashiers?',
  yoga: 'retreats? wellness zen mantras?',
  travel: 'tourists? window(?:-|\\s)seat',
  plumbing: 'bathrooms? restrooms? sinks?',
  startup: 'pivot\\w* incubators?',
  software: 'outages?',
  running: 'jog\\w*',
  car: 'dmv',
};

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(WEAK_WORDS).map(([subject, words]) => [
    subject,
    new RegExp(`^(?:${words.replaceAll(' ', '|')})$`, 'iu'),
  ]),
);

/** Whether the words that matched the pack of a subject are no more than a hint of it. */
export function isWeak(subject: string, matched: string): boolean {
  return PATTERNS.get(subject)?.test(matched) ?? false;
}
