import { LET_GO, phrase, type StockPhrase } from './stock-phrase.ts';

const CONGRATULATE = 'I won something and would like it to seem like an accident.';
const OVERDUE = 'You owe me an answer, and I know that you are online.';

/** The language of the company, of its mail and meetings, of praise and of rejection. */
export const MORE_STOCK_PHRASES: readonly StockPhrase[] = [
  // people who go, as the company says it
  phrase(
    String.raw`transition(?:s|ed|ing)? (?:in)?to an? (?:\w+ )?(?:advisory|consulting|emeritus|non-executive) (?:role|position|capacity)`,
    'A desk near the exit, and nobody at it.',
    'Somebody was fired upward, and we are calling it advice.',
  ),
  phrase(
    String.raw`(?:in )?an? (?:\w+ )?advisory (?:role|position|capacity)`,
    'The badge works until Friday.',
    'Somebody was fired upward, and we are calling it advice.',
  ),
  phrase(
    String.raw`(?:workforce|headcount|team|cost) (?:optimi[sz]ation|transformation|adjustments?|realignment|reduction)`,
    'It was done by name, in alphabetical order.',
    LET_GO,
  ),
  phrase('headcount', 'People, once they are a number.'),
  phrase(
    String.raw`(?:to )?better serv(?:e|ing) (?:our|the|you)(?: \w+)?`,
    'You will be on hold longer.',
    'There are fewer of us, and you will hear it in the hold music.',
  ),
  phrase(
    String.raw`do(?:ing)? more with less`,
    'Less. We are going to do less.',
    'There are fewer of us, and nobody has told the work.',
  ),
  phrase(
    String.raw`(?:leaner|nimbler|more (?:agile|nimble|lean)) (?:\w+ )?(?:organi[sz]ation|team|company|structure)?`,
    'There are fewer of us, and each has more chairs.',
    'We let people go, and the rest of us are called nimble.',
  ),
  phrase(
    String.raw`(?:economic |market |macro )?headwinds|challenging (?:market|environment|climate|macro\w* \w+)|current (?:market|economic) (?:conditions|climate)`,
    'We hired for a year that did not come.',
    'It went badly, and we are blaming the air.',
  ),
  phrase(
    String.raw`(?:sets?|setting) us up for (?:\S+ )?success`,
    'It is not going well now.',
    'It is going badly, and I have put the good part in the future.',
  ),
  phrase(String.raw`(?:well|best|uniquely)[- ]positioned (?:for|to)`, 'We are standing somewhere.'),
  phrase(
    String.raw`strategic (?:review|realignment|reset|refocus)`,
    'We do not know what we sell.',
    'We do not know what we sell, and there is a committee for it.',
  ),
  phrase(
    String.raw`new leadership|leadership (?:change|transition)`,
    'The last one is still in the parking lot.',
    'The boss is gone, and nobody may say why.',
  ),
  phrase(
    String.raw`sunset(?:ting|ted)|(?:to|will|will be|are) sunset`,
    'We are switching it off, in a nice light.',
    'We are switching off something you use.',
  ),
  phrase(
    String.raw`(?:price|pricing) (?:adjustments?|updates?|changes?)|updat(?:e|ing) (?:our|the) pric(?:es|ing)`,
    'It costs more.',
    'It costs more now, and I was told to sound excited.',
  ),
  phrase(
    String.raw`(?:exciting|important|big) changes?(?: (?:are )?(?:coming|ahead))?(?: to (?:our|your) \w+)?`,
    'Something you liked is gone.',
  ),
  phrase(
    String.raw`(?:return(?:ing)?|come|coming|back) (?:back )?to the office|in-person collaboration`,
    'The lease runs until 2031.',
    'We have a building, and somebody has to be in it.',
  ),
  phrase(
    String.raw`(?:we(?:'re| are)|this is|not just a \w+,? (?:we(?:'re| are))?) (?:all |like |truly |more like )*(?:a |one )?(?:big )?family`,
    'We priced raises. Then we priced pizza.',
    'You will not be paid more. There will be pizza.',
  ),
  phrase(
    String.raw`(?:our )?people are our (?:greatest|biggest|most \w+|number one) (?:asset|strength|resource)`,
    'Assets are written down over five years.',
    'There will be no raise. There will be a poster.',
  ),
  phrase(String.raw`open[- ]door policy`, 'It is open plan. There is no door.'),
  phrase(
    String.raw`(?:(?:full|complete|radical) )?transparency`,
    'You will be told, after it happens.',
    'Something has happened, and you will be told.',
  ),
  phrase(
    String.raw`(?:great|best|top) places? to work`,
    'There was a fee, and we paid it.',
    'We bought a badge that says people like it here.',
  ),
  phrase('psychological safety', 'There is a form for it, with your name on it.'),
  phrase(
    String.raw`bring(?:ing)? (?:your|my|our|their) (?:whole|full|authentic|true) sel(?:f|ves)`,
    'Bring the half that answers email.',
    'I would like to know less about you, and have it by noon.',
  ),
  phrase(String.raw`quiet[- ]quit(?:ting|ters?)?`, 'They do the job that they are paid for.'),
  phrase(String.raw`lean(?:ing|ed)? in(?:to)?`, 'I have read the title.'),
  // mail
  phrase(
    String.raw`(?:as )?per my (?:last|previous|earlier|prior) (?:e-?mail|message|note)`,
    'You can read. I have seen you do it.',
    'I have told you this before, and I noted the time.',
  ),
  phrase(
    String.raw`(?:just )?(?:following up|follow up on|checking in|bumping this|floating this)(?: (?:on (?:this|my \w+)|to the top))?`,
    'You did not answer.',
    OVERDUE,
  ),
  phrase(
    String.raw`(?:just )?an? (?:gentle|friendly|kind|quick) reminder|(?:gentle|friendly) reminder`,
    'It is neither gentle nor the first.',
    'You are late, and I am being nice with a clock in my hand.',
  ),
  phrase(
    String.raw`(?:i )?hope (?:this|my|the) ?(?:e-?mail|message|note|post)? finds (?:you|everyone|y'all) well`,
    'I do not mind how it finds you.',
    'I want something, and it is in the third paragraph.',
  ),
  phrase(
    String.raw`thank(?:s| you|ing you) in advance`,
    'You have not agreed, and it is already too late.',
    'This is an order, and I have put a bow on it.',
  ),
  phrase(
    String.raw`with (?:all due|the greatest|great) respect`,
    'None was due.',
    'I think that you are wrong, and I have put a ribbon on it.',
  ),
  phrase(
    String.raw`as (?:previously |already )?(?:discussed|mentioned|stated|agreed)(?: (?:above|below|before|earlier))?`,
    'You forgot. I did not.',
    'I have told you this before, and I noted the time.',
  ),
  phrase(
    String.raw`please advise`,
    'Do my job, in a reply.',
    'I do not know what to do, and now it is yours.',
  ),
  phrase(
    String.raw`no worries if not|no pressure`,
    'There will be worries.',
    'I have asked, and I am holding my breath.',
  ),
  phrase(
    String.raw`(?:hop|jump|get) on an? (?:quick |brief |short )?call`,
    'It is not quick, and there will be a deck.',
    'I could write this down, and I will not.',
  ),
  phrase(
    String.raw`pick(?:ing)? your brain`,
    'I want this free.',
    'I would like your work, without the invoice.',
  ),
  phrase(
    String.raw`i(?:'ll| will) let you (?:take it from here|run with (?:it|this))`,
    'It is on fire, and it is yours.',
    'I am leaving the room, and the problem is not.',
  ),
  phrase(String.raw`reach(?:ing|ed)? out(?: to)?`, 'I wrote an email. It was not far.'),
  phrase(String.raw`loop(?:ing|ed)? (?:you |him |her |them |\p{L}+ )?in`, 'I want a witness.'),
  // meetings
  phrase(
    String.raw`tak(?:e|ing) (?:this|that|it|the conversation) offline`,
    'Not in front of the others.',
    'Please stop talking where people can hear you.',
  ),
  phrase(
    String.raw`(?:play(?:ing)? )?devil'?s advocate`,
    'I disagree, and would like somebody else to have said it.',
    'I think that you are wrong, and I have brought the devil.',
  ),
  phrase(
    String.raw`(?:get|getting|be|being|are|is|fully|all)? ?align(?:ed|ing|ment) (?:on|with|around|across)`,
    'We will agree with the loudest one.',
  ),
  phrase(
    String.raw`(?:let's |we'll )?(?:park|parking|table|tabling) (?:this|that|it|the idea)(?: for now)?`,
    'It will never be seen again.',
    'I did not like your idea, and now it lives in a parking lot.',
  ),
  phrase(
    String.raw`hard stop`,
    'I have lunch.',
    'I would like this to end, and I am blaming the clock.',
  ),
  phrase(String.raw`quick wins?`, 'The only ones that we will get.'),
  phrase(
    String.raw`(?:clear )?(?:action items?|next steps)`,
    'Nobody wrote anything down.',
    'We met, and now we will meet about it.',
  ),
  phrase(String.raw`(?:on|at) (?:my|the) same page`, 'There are eleven pages, and I made them.'),
  phrase(String.raw`run (?:this|it) up the flagpole`, 'I am not allowed to decide.'),
  phrase(String.raw`give you (?:some |a little )?(?:\S+ )?time back`, 'I had nothing to say.'),
  // praise
  phrase(
    String.raw`(?:grateful|thankful|thank you|thanks) for (?:all )?(?:the|your|this) (?:\w+ )?(?:feedback|input|comments|pushback)`,
    'I have read it once, and I will not again.',
    'Somebody criticized me, and I know which of you it was.',
  ),
  phrase(
    String.raw`feedback is a gift`,
    'I kept the receipt.',
    'Somebody criticized me, and I am smiling with my teeth shut.',
  ),
  phrase(
    String.raw`(?:forbes )?(?:(?:20|25|30|35|40|45|50) under (?:25|30|35|40|45|50)|thirty under thirty|forty under forty)(?: list)?`,
    'I am young, and I filled in a form.',
    'I filled in the form for this list myself.',
  ),
  phrase(
    String.raw`(?:top voices?|women to watch|people to watch|power list|top \d+ (?:most )?\w+)`,
    'I know the person who types the list.',
  ),
  phrase(
    String.raw`(?<!humbled and )(?:proud|honou?red|thrilled|grateful|excited) to be (?:named|recogni[sz]ed|featured|included|listed|selected|nominated|awarded|shortlisted)`,
    'I nominated me.',
    CONGRATULATE,
  ),
  phrase(
    String.raw`(?:it(?:'s| has| was)(?: been)?|been) (?:quite |such |truly )*(?:a|an|the) (?:\w+ ){0,2}(?:journey|ride|roller-?coaster|whirlwind|adventure)`,
    'It was a commute.',
    'I went to work for a while, and I would like it filmed.',
  ),
  phrase(
    String.raw`it(?:'s| has| was)(?: been)? (?:such |truly )?(?:a|an|the|my) (?:\w+ )?(?:honou?r|privilege|pleasure)`,
    'It was a Tuesday.',
    'I was there, and I was given a tote bag.',
  ),
  phrase(
    String.raw`where do i (?:even )?(?:begin|start)`,
    'With me.',
    'This is about me, and it is long.',
  ),
  phrase(
    String.raw`words (?:can't|cannot|can not|fail to|don't) (?:express|describe|do)`,
    'Seven paragraphs follow.',
    'I have found the words, and there are four hundred of them.',
  ),
  phrase(
    String.raw`pinch(?:ing)? (?:me|myself)|still (?:processing|can't believe) (?:this|it|the news)`,
    'I have known since August.',
    'I have known since August, and I practiced the face.',
  ),
  phrase(
    String.raw`(?:my )?(?:younger|little|ten-year-old) (?:self|me)`,
    'That one wanted to be a horse.',
  ),
  phrase(String.raw`full[- ]circle(?: moment)?`, 'I am back where I was, with a lanyard.'),
  phrase(String.raw`if you(?:'d| had) told me`, 'I would have believed you at once.'),
  phrase(
    String.raw`hard work (?:really |always |does )?pa(?:ys|id) off`,
    'So does knowing the owner.',
    'I got it, and I have decided why.',
  ),
  phrase(
    String.raw`(?:a )?dreams? (?:do |has |have )?c[oa]me true`,
    'It was on a form, and I ticked it.',
  ),
  phrase(
    String.raw`(?:no such thing as an )?overnight success`,
    'My parents have a building.',
    'It took one night and a grandfather.',
  ),
  phrase(String.raw`pay(?:ing)? it forward`, 'I did a favor, and this is the invoice.'),
  phrase(String.raw`(?:super|so|incredibly|very) pumped`, 'I have had coffee.'),
  // no
  phrase(
    String.raw`keep your (?:r[eé]sum[eé]|cv|application|details) on file`,
    'It is a full file. It is under the printer.',
    'No.',
  ),
  phrase(
    String.raw`(?:overwhelming|high|large|unprecedented) (?:number|volume) of (?:\w+ )?(?:applications|applicants|candidates|responses)`,
    'We had chosen somebody already.',
  ),
  phrase(
    String.raw`(?:move|moving|go|going|proceed) (?:forward |ahead )?with (?:an)?other (?:candidates?|applicants?)|not (?:be )?moving forward|(?:go(?:ing)?|gone) in (?:a|another) (?:different )?direction`,
    'The direction is my cousin.',
    'No, and we will not say why.',
  ),
  phrase(
    String.raw`after (?:careful|much|thoughtful|thorough) (?:consideration|thought|deliberation|reflection)`,
    'It took four minutes, and two were about lunch.',
  ),
];
