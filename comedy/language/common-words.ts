import { wordSet } from './words.ts';
/** Function words and other words that do not change which event a form describes. */
export const COMMON_WORDS: ReadonlySet<string> =
  wordSet(`a an the this that these those my our your his her their its mine i me we us you he him she it they them myself himself herself itself themselves
  am is are was were be been being have has had having do does did done doing can could will would shall should may might must 'll 've 'd 'm
  i'm i've i'd i'll it's that's he's she's we're they're there's what's
  in on at to from with into onto of for by about as off up down out over under through around across along near next inside outside between behind beside during after before until since
  and or but so because while when where which who whom whose than then if though although
  not no
  just finally really very so too quite even still already again also only actually literally basically suddenly accidentally somehow apparently totally completely absolutely honestly kind sort bit little lot right all both every each some any one two
  today yesterday tonight morning afternoon evening night week weekend month year day days hour hours minute minutes time times ago last this first now later once twice always
  monday tuesday wednesday thursday friday saturday sunday am pm
  get got getting go went going gone come came make made take took put start started begin began end ended try tried use used thing things stuff way new old own whole entire same other another more most own big small nice good lol omg please thanks ok okay well oh
  home front middle end accident mistake purpose couldn't can't didn't wasn't won't guy girl person somebody someone everyone everybody two three four five six seven eight nine ten eleven twelve twenty half hundred first second third
  here there somewhere everywhere together anyway instead straight back away realize realized notice noticed turn turned happen happened keep kept find found decide decided manage managed`);
