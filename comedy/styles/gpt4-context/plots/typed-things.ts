import { parsePattern } from '../../../language/pattern.ts';
import type { Plot } from '../../../story/plot.ts';

/** Things that a later line can name again, whatever happened to them. Words that are as often verbs need a determiner. */
const CLEAR =
  '@food|@drink|@appliance|@furniture|@garment|@carried|@instrument|@plant|@animal|@gadget|@household|@vehicle|@document';
const NAMED = `${CLEAR}|@machine|@officemachine|@robot|@message|@meeting|@party|@game|@chore|@weather|gym|office|pool|garden|kitchen|bathroom|toilet|canteen|cafe|hotel|pub|train|stairs|elevator|lift|class|exam|homework|internet|wifi|password|queue|hole|noise|smell|joke|song|voice|name|bonnet|bumper|windscreen|roof|fence|shed|drain|pipe|thesis|essay|lid|tray|tin|trophy|candle|balloon|toy|lego|puzzle|book|film|movie|present|prize|raffle|speech|spreadsheet|deadline|promotion|bonus|survey|logo|newsletter|rota|till|trolley|basket|coupon|voucher|platform|gate|tent|canoe|kayak|boat|ladder|drill|hammer|paint|glue|tape|fuse|bulb|plug|socket|battery|cable|router|folder|retainer|plaster|compost|sofa|rug|bin`;
const DETERMINER = '=the|=a|=an|=my|=our|=his|=her|=their|=your|=this|=that|=some|=another';
const TURNED =
  "=not|=never|=no|=nobody|=without|=almost|=nearly|=forgot|=failed|=want|=wanted|=wish|=plan|=tried|=trying|=try|=should|=would|=might|=will|=if|=instead|=thought|=supposed|=cannot|=avoid|=stopped|=stop|=quit|=pretended|=refused|=don't|=didn't|=can't|=couldn't|=won't|=wasn't|=isn't|=doesn't|=hasn't|=haven't|=wouldn't|=aren't|=i'll";
const ENGLISH = `${TURNED}|=the|=a|=an|=my|=i|=i'm|=i've|=of|=to|=at|=on|=for|=and|=is|=it|=with|=from|=by|=me|=our|=we|=you|=that|=this|=got|=as|=about|=up|=out|=down|=off|=all|=are|=be|=been|=has|=had|=have|=were|=after|=before|=until|=only|=just|=they|=she|=her|=his|=your|=first|=new|=than|=too|=again|=who|=what|=why|=how|=when|=where|=not|=there|=still|=one|=two|=over|=into|=home|=work|=was|=were|=cancelled|=wrong|=nothing|=every|=everywhere|=good|=bad|=small|=long|=last|=next|=late|=went|=came|=made|=took|=gave|=said|=saw|=through|=till|=under|=behind|=more|@person|${CLEAR}`;
/** Words of other languages that are none in English. */
const FOREIGN =
  '=ich|=der|=das|=und|=ist|=nicht|=ein|=eine|=einen|=mein|=meine|=meinen|=auf|=mit|=wir|=habe|=zu|=für|=wurde|=sie|=heute|=jeden|=je|=les|=une|=est|=dans|=avec|=pour|=mes|=du|=sur|=el|=los|=las|=una|=que|=por|=para|=pero|=muy|=yo|=estoy|=quiero|=del|=il|=della|=gli|=sono|=nel|=mio|=che|=uma|=meu|=minha|=não|=het|=een|=ik|=mijn|=niet|=jag|=och|=är|=inte|=på|=nie|=jest|=się|=że|=bir|=çok|=için|=değil|=ama|=en|=et|=le|=hatte|=sind|=kein|=keine|=noch|=nach|=beim|=vom|=aus|=seit|=hai|=nahi|=aaj|=phir|=ka|=ki';

/** Verbs whose forms look like things. */
const NO_THING =
  '=locked|=wrapped|=tied|=tiled|=trained|=planted|=mopped|=watered|=jammed|=flew|=flies|=rang|=called|=iced|=dressed|=watched|=booked|=cooked|=fished|=ironed|=filed|=rolled|=rolls|=parked|=nailed|=buttered|=salted|=oiled|=boxed|=bagged|=pinned|=taped|=glued|=stapled|=drained|=tapped|=bathed|=showered|=heated|=fanned|=pumped|=hoovered|=brushed|=shelved|=bowled|=potted|=canned|=bottled|=chained|=ducked|=bake|=o';

/** Any English text. {x} is a thing that it names; a plot that always tells of {x} suits no text without one. */
export const ENGLISH_TEXT: readonly string[] = [
  `${TURNED} .. ${DETERMINER} x:${NAMED}`,
  `${TURNED} .. x:${CLEAR}`,
  `${NO_THING} .. x:${CLEAR}`,
  `${DETERMINER} x:${NAMED}`,
  NO_THING,
  `x:${CLEAR}`,
  ENGLISH,
];

/** The same events; {x} is a thing that the text names after it, if there is one. A pattern that keeps its own {x} stays. */
export function naming(patterns: readonly string[]): readonly string[] {
  return patterns.flatMap((pattern) => [pattern, ...withThing(pattern)]);
}

function withThing(pattern: string): string[] {
  if (pattern.endsWith('$') || pattern.includes('x:')) return [];
  return [`${pattern} ... x:${CLEAR}`, `${pattern} ... ${DETERMINER} x:${NAMED}`];
}

/** The same plots, none for a text in another language: it cannot be said again in an English sentence. */
export function inEnglish(plots: readonly Plot[]): readonly Plot[] {
  const foreign = parsePattern(FOREIGN);
  return plots.map((each) => ({ ...each, not: [...each.not, foreign] }));
}
