import { wordSet } from './words.ts';
/** English verb forms for words about work. Unknown verbs are left alone. */

const IRREGULAR = `
be was been|become became become|begin began begun|beat beat beaten|bend bent bent|bet bet bet|bite bit bitten|bleed bled bled|blow blew blown|break broke broken|bring brought brought|
build built built|burn burned burned|buy bought bought|catch caught caught|choose chose chosen|come came come|cost cost cost|cut cut cut|deal dealt dealt|dig dug dug|
do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|
fly flew flown|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|go went gone|grow grew grown|hang hung hung|
have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known|lead led led|leave left left|lend lent lent|let let let|
light lit lit|lose lost lost|make made made|mean meant meant|meet met met|overthink overthought overthought|oversleep overslept overslept|pay paid paid|put put put|quit quit quit|
read read read|rebuild rebuilt rebuilt|rewrite rewrote rewritten|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|sell sold sold|send sent sent|
set set set|shake shook shaken|shoot shot shot|show showed shown|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|speak spoke spoken|spend spent spent|
spill spilled spilled|spin spun spun|split split split|stand stood stood|steal stole stolen|stick stuck stuck|sweep swept swept|swim swam swum|swing swung swung|take took taken|
teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|understand understood understood|undertake undertook undertaken|wake woke woken|
wear wore worn|weep wept wept|win won won|withdraw withdrew withdrawn|write wrote written|overcome overcame overcome|slide slid slid|creep crept crept|leap leapt leapt|kneel knelt knelt|swear swore sworn|flee fled fled|spit spat spat|shrink shrank shrunk|sting stung stung|fling flung flung|cling clung clung|speed sped sped|strike struck struck|sneak snuck snuck|undo undid undone|seek sought sought|mistake mistook mistaken|misread misread misread`;

const REGULAR = `
whistle abandon accept accelerate accuse achieve acquire add admit adopt advise agree allow amplify announce answer apologize appear applaud apply appoint approve argue arrive ask assemble attend
attract audit automate avoid babysit bake ban bark beg believe blame bless block board bomb book boost borrow bounce bow brainstorm breathe brew bribe brush burp bump call cancel
care carry celebrate challenge change charge chase chat check chew chop clap clean clear climb clone close coach code collaborate collapse collect commute compete complain complete
confess confuse connect conquer convert convince cook copy correct cough count crash crawl create criticize cross crush cry curate dance debug decide declare decline decorate
defeat delay delegate delete deliver demand deploy deserve design destroy develop digitize dilute dine disagree disappear discover dislike disrupt disturb dodge donate double doubt download drag dream
dress drop drown earn educate email embarrass embrace employ empty encourage end enjoy enter escape establish examine exceed exchange exit expand expect experience explain explode explore
expose extend fail faint fart fax file fill film finalize finish fire fix flirt float flood fold follow force found franchise fry fund gain gamble garden gather generate ghost glue golf
google graduate greet grill guess guide handle happen harvest hate haunt head heal help hike hire host hug hunt ignore imagine import impress improve include increase influence inherit
innovate insist inspire install insult integrate interrupt interview introduce invent jam scam hack glitch reboot unfriend blink drool stall adapt approach gossip mimic overreact interpret invest invite invoice iron jog join joke journal juggle jump kick kill kiss knit knock label land
laugh launch learn lecture leverage lick lie lift like list listen live load lock look love maintain manage manifest march marry master match maximize meditate melt mentor merge
microwave miss mispronounce misplace misspell moderate monetize moo motivate move mow multiply murmur nail name nap narrate need negotiate network nod nominate notice obey obtain offend offer
onboard open operate operationalize optimize orchestrate order organize outsource overhear overtake own pack paint panic parent park participate pass pause peel perform persuade
photobomb photocopy phone pick pitch pivot place plan plant play please plunge point poison polish post practice praise pray predict prepare present press pretend prevent print
prioritize procrastinate produce program promise promote propose protect prove publish pull punch purchase push question race raise reach realize rearrange receive recite recommend record recover
recruit recycle redesign reduce reflect refuse regret rehearse reheat reinvent reject relax release rely remember remind remove rename renovate rent repair repeat replace reply report reschedule research
resign resist respond rest restart retire return reveal reverse review revolutionize reward rob rock roll ruin rush sabotage sail salute save scale scan scare schedule scold score
scratch scream scroll season secure sentence serve share shave shift ship shop shout shovel shower sign skip slap slip smash smell smile smoke smuggle snack sneeze snore solve sort
spam spark spell spot sponsor squeeze stack staple stare start starve stay steam step stop store strategize streamline stress stretch struggle study stumble submit subscribe succeed
suffer suggest supervise support surf surprise survive sweat switch synergize tackle talk tame tap taste teleport test text thank threaten tie tip toast touch trade train transform translate
trap travel treat trick trip trust try tweet tuck type unfollow unmute unplug unsubscribe update upgrade upload use vacuum validate value visit volunteer vomit vote wait walk wander want warm warn wash
waste watch water wave weigh welcome whisper wink wipe wish witness wonder work worry worship wrap wrestle yawn yell zoom`;

/** Verbs that are also nouns: read as verbs only if the next word confirms it. */
export const NOUN_LIKE =
  wordSet(`call slide leap spit sting strike speed answer audit ban bark battle bet block board bomb book boost break brush bump change charge chat check code copy cost cough count crash cross crush cut dance deal delay demand deploy design doubt
download draw dream dress drink drive drop email end escape exchange exit experience fall fart fax feed feel fight file film finish fire fix flood fly fold force freeze fund garden ghost glue golf guess
guide hang hate head help hike hit host hug hunt influence insult interview invoice iron joke journal jump kick kiss knock label lead lecture lie lift light like list load lock look love mail march
master match microwave mentor name nap need network nod offer order pack paint panic parent park pass pause phone pick pitch pivot place plan plant play point poison polish post practice praise present press
print process program promise promotion punch purchase push question race read record report request research rest return reveal reverse review reward ride ring rise rock roll run rush salute scale
scan scare schedule score scratch scream scroll season sentence set shake share shift ship shop shot show shower sign sink sit skip slap sleep slip smell smile smoke snack sort spam spark spell spin
split sponsor spot squeeze stack staple stand start stay steam step stick stop store stress stretch struggle study support surf surprise swim swing switch talk tap taste tear test text thank
threat tie tip toast touch trade train trap travel treat trick trip trust try tweet type update upgrade upload use vacuum value visit volunteer vote wait wake walk want warm wash waste watch water wave wear
welcome whisper win wink wish witness work worry wrap yawn yell zoom`);

export const VERB_FORMS = ['base', 'past', 'participle', 'ger', 'third'] as const;
type VerbForm = (typeof VERB_FORMS)[number];
export type VerbForms = Readonly<Record<VerbForm, string>>;

const DOUBLED =
  wordSet(`admit ban bet beg chat chop clap commit cut drag drop equip fit flip get grab hit hug hum jog knit lag let log nap nod omit pat permit jam scam program plan plug prefer put quit refer rob rub run scan set ship shop shut
  sit skip slap slip snap spam spin split spot step stop submit swim tap tip transfer trap trip unplug win wrap zip babysit begin forget overrun rob scar star stir tag dig dip pet pin rip sob sip mop`);

function endsInConsonantY(base: string): boolean {
  return /[^aeiou]y$/u.test(base);
}

function regularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (base.endsWith('ic')) return `${base}ked`;
  if (endsInConsonantY(base)) return `${base.slice(0, -1)}ied`;
  return DOUBLED.has(base) ? `${base}${base.at(-1)}ed` : `${base}ed`;
}

function gerund(base: string): string {
  if (base === 'be') return 'being';
  if (base.endsWith('ic')) return `${base}king`;
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/u.test(base)) return `${base.slice(0, -1)}ing`;
  return DOUBLED.has(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

function thirdPerson(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (/(?:s|sh|ch|x|z|o)$/u.test(base)) return `${base}es`;
  return endsInConsonantY(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** The forms of a regular verb. */
export function regularVerb(base: string): VerbForms {
  const past = regularPast(base);
  return { base, past, participle: past, ger: gerund(base), third: thirdPerson(base) };
}

const byForm = new Map(VERB_FORMS.map((form) => [form, new Map<string, VerbForms>()]));

function learn(forms: VerbForms): void {
  for (const [form, verbs] of byForm) verbs.set(forms[form], forms);
}

for (const base of REGULAR.trim().split(/\s+/u)) {
  if (base !== 'babysit' && base !== 'overhear' && base !== 'overtake') learn(regularVerb(base));
}
for (const row of IRREGULAR.trim().split('|')) {
  const [base = '', past = '', participle = ''] = row.trim().split(' ');
  learn({ base, past, participle, ger: gerund(base), third: thirdPerson(base) });
}

/** The known verb with this form, in lower case. */
export function verbByForm(form: VerbForm, word: string): VerbForms | undefined {
  return byForm.get(form)?.get(word);
}
