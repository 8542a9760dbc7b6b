/** What a stock phrase of the network admits. */
export type StockPhrase = {
  pattern: RegExp;
  /** What it means, in the writer's own voice. */
  truth: string;
  /** What the whole post then comes to; the first one found is told. */
  admits?: string;
};

const LOST = 'I lost my job, and this is the version with the nice photo.';
const NO_NEWS = 'I have no news, and I have told everybody.';

const phrase = (source: string, truth: string, admits?: string): StockPhrase => ({
  pattern: new RegExp(String.raw`\b(?:${source})(?![\p{L}\p{N}])`, 'iu'),
  truth,
  ...(admits === undefined ? {} : { admits }),
});

/** About 150 phrases, those about a job lost or left first: they say what the post is really about. */
export const STOCK_PHRASES: readonly StockPhrase[] = [
  // leaving
  phrase(
    String.raw`(?:spend|spending) (?:more|some) (?:\w+ )?time with (?:my |the )?(?:family|loved ones|kids|children)`,
    'My family found out after the lawyers did.',
    LOST,
  ),
  phrase(String.raw`focus(?:ing)? on (?:my )?family`, 'My family has not been consulted.', LOST),
  phrase(
    String.raw`step(?:ping|ped)? (?:away|back|down)(?: from)?`,
    'I was walked to the elevator.',
    LOST,
  ),
  phrase(String.raw`mov(?:ing|ed|e) on from`, 'They moved me on.', LOST),
  phrase(String.raw`part(?:ing|ed) ways`, 'There was one way, and I was on it.', LOST),
  phrase(
    String.raw`mutual(?:ly)? (?:decision|agreed|agreement)`,
    'They decided. I was in the room.',
    LOST,
  ),
  phrase(
    String.raw`pursue (?:new|other|different) (?:opportunities|challenges|interests)`,
    'I have no job and a lot of mornings.',
    LOST,
  ),
  phrase(
    String.raw`open to (?:new )?(?:opportunities|work|roles|my next)`,
    'I need a job. Please. Any of you.',
    'I am out of work and would like not to be.',
  ),
  phrase(String.raw`#?opentowork`, 'I need a job.', 'I am out of work and would like not to be.'),
  phrase(
    String.raw`explor(?:e|ing) (?:my )?(?:next|new|what's next)(?: \w+)?`,
    'I refresh a page with job listings.',
    LOST,
  ),
  phrase(
    String.raw`(?:excited|curious|eager) (?:to see|about|for) what(?:'s| is| comes)? ?next`,
    'Nothing is next.',
    LOST,
  ),
  phrase(
    String.raw`(?:a )?new chapter`,
    'The old one ended without asking me.',
    'My job ended, and I am calling it a book.',
  ),
  phrase(
    String.raw`next chapter`,
    'I do not have one yet.',
    'My job ended, and I am calling it a book.',
  ),
  phrase(
    String.raw`clos(?:e|ing|ed) (?:one|a|this) (?:door|chapter)`,
    'Somebody closed it while I was in the doorway.',
    LOST,
  ),
  phrase(String.raw`when one door closes`, 'It was a door with a badge reader.', LOST),
  phrase(String.raw`end of an era`, 'They have given my desk to a printer.', LOST),
  phrase('bittersweet', 'It is bitter. I was told to add the other half.', LOST),
  phrase(
    String.raw`last day (?:at|with)`,
    'They took my laptop at eleven.',
    'I am leaving, and I would like it to be about me.',
  ),
  phrase(
    String.raw`tak(?:e|ing) (?:some|a little) time (?:off |out )?(?:to (?:recharge|reflect|rest|breathe)|for myself)`,
    'Nobody has called.',
    LOST,
  ),
  phrase(
    String.raw`(?:career|professional) (?:break|pause|transition)`,
    'Unemployment, with a hyphen.',
    LOST,
  ),
  phrase(
    String.raw`in (?:between|transition) (?:roles|jobs|opportunities)?`,
    'There is only one side to this between.',
    LOST,
  ),
  phrase('sabbatical', 'I quit and cannot say it yet.'),
  phrase('garden(?:ing)? leave', 'They pay me to stay out of the building.'),
  phrase(
    String.raw`position (?:was|has been) (?:eliminated|made redundant)`,
    'I was the position.',
    LOST,
  ),
  phrase(
    String.raw`restructur(?:e|ed|ing)`,
    'People were let go, in a drawing.',
    'We let people go, and we have a diagram of it.',
  ),
  phrase(
    String.raw`re-?org(?:anization|anisation)?`,
    'Somebody new wanted boxes.',
    'Somebody new wanted boxes, and people fell out of them.',
  ),
  phrase(
    String.raw`right-?siz(?:e|ed|ing)`,
    'The right size had fewer people in it.',
    'We let people go, and we have a word for it.',
  ),
  phrase(
    String.raw`streamlin(?:e|ed|ing) (?:our|the|operations)`,
    'We removed some of the people who did it.',
  ),
  phrase(
    String.raw`difficult decision`,
    'It was difficult to write down. It was easy to make.',
    'We let people go and feel bad in public.',
  ),
  phrase(
    String.raw`(?:impacted|affected) (?:team members|employees|colleagues)`,
    'The people we let go.',
    'We let people go and feel bad in public.',
  ),
  phrase(
    String.raw`talented (?:people|individuals|colleagues) (?:who )?(?:are )?(?:leaving|looking)`,
    'We let them go and would like credit for the adjective.',
  ),
  // arriving
  phrase(
    String.raw`(?:thrilled|excited|delighted|pleased|over the moon|beyond excited|super excited|happy) to (?:announce|share|say)`,
    'I would like you to look at me.',
  ),
  phrase(
    String.raw`humbled (?:to (?:announce|share|be|receive)|and honou?red|by)`,
    'I am not humbled.',
    'I won something and would like it to seem like an accident.',
  ),
  phrase(String.raw`honou?red (?:to|and)`, 'I applied for this.'),
  phrase(String.raw`proud to (?:announce|share|say)`, 'Nobody asked, so I wrote it here.'),
  phrase(
    String.raw`some (?:personal|professional|exciting|big) news`,
    'It is small. I have made it bold.',
  ),
  phrase(
    String.raw`i(?:'m| am) starting a new position`,
    'The website wrote this sentence for me.',
    'I have a new job, and a machine announced it.',
  ),
  phrase(
    String.raw`join(?:ing)? (?:the|an) (?:amazing|incredible|talented|wonderful|awesome) (?:team|group)`,
    'I have met two of them.',
  ),
  phrase('dream (?:job|role|company)', 'It pays more.'),
  phrase(
    String.raw`(?:can't|cannot|can not) wait to (?:get started|start|see)`,
    'I have waited nine weeks for the laptop.',
  ),
  phrase(String.raw`big (?:shoes|boots) to fill`, 'The last one is suing.'),
  phrase(String.raw`hit the ground running`, 'Nobody is going to train me.'),
  phrase(String.raw`wear(?:ing)? many hats`, 'There is one of me and six jobs.'),
  phrase('promoted to', 'Same work, longer signature.'),
  phrase(
    String.raw`work(?:ing)? anniversary`,
    'The software noticed before my boss did.',
    'Time passed, and I did not leave.',
  ),
  phrase(String.raw`what a (?:ride|journey|year)`, 'I do not remember most of it.'),
  phrase('time flies', 'I have looked at a screen since it began.'),
  // thanks
  phrase(String.raw`couldn't have done (?:it|this) without`, 'I could have.'),
  phrase(
    String.raw`(?:forever|eternally|so|deeply|incredibly) grateful`,
    'I have to say this before the part about me.',
  ),
  phrase(
    String.raw`stand(?:ing)? on the shoulders of giants`,
    'They are tagged so that they share it.',
  ),
  phrase(
    String.raw`(?:huge|big|special|massive) (?:shout-?out|thanks|thank you)`,
    'If I name you, you have to like it.',
  ),
  phrase(
    String.raw`too many (?:people )?to (?:name|mention|thank|tag)`,
    'I have forgotten your names.',
  ),
  phrase(String.raw`you know who you are`, 'I do not.'),
  phrase(String.raw`it takes a village`, 'I was paid. The village was not.'),
  phrase(
    String.raw`my (?:incredible|amazing|wonderful|rockstar|stellar) team`,
    'The people who did it.',
  ),
  phrase(String.raw`team effort`, 'They did it. I was on the email.'),
  phrase('blessed', 'I earned more than you.'),
  phrase('grateful for (?:the|this) opportunity', 'I was paid for it.'),
  // hiring
  phrase(
    String.raw`we(?:'re| are) hiring`,
    'Somebody left.',
    'Somebody left, and I have to find another one.',
  ),
  phrase(
    String.raw`(?:like|one big) a? ?family`,
    'You will be asked to help on weekends.',
    'We need one person to be six people, like a family.',
  ),
  phrase('fast-paced(?: environment)?', 'Nobody planned anything.'),
  phrase(
    String.raw`competitive (?:salary|compensation|pay)`,
    'We will not say, because you would laugh.',
  ),
  phrase('self-?starters?', 'There is no onboarding.'),
  phrase(String.raw`rock ?stars?|ninjas?|gurus?`, 'An adult who will accept the pay.'),
  phrase(String.raw`unlimited (?:pto|vacation|holiday|paid time off)`, 'The limit is a feeling.'),
  phrase(
    String.raw`work hard,? (?:and )?play hard`,
    'There is one table for table tennis, and it has laptops on it.',
  ),
  phrase('passionate about', 'Paid to do.'),
  phrase(String.raw`cultur(?:e|al) fit`, 'Somebody like me.'),
  phrase('entry-?level', 'Three years of experience for the pay of none.'),
  phrase(String.raw`(?:great|generous) (?:benefits|perks)`, 'There is fruit.'),
  phrase(String.raw`make an impact`, 'Make slides.'),
  phrase(String.raw`change the world`, 'Sell software to dentists.'),
  phrase(String.raw`attention to detail`, 'We fired the last one over a comma.'),
  phrase('flat hierarch(?:y|ies)', 'Everybody is shouted at equally.'),
  phrase(String.raw`(?:remote|hybrid)-?(?:first|friendly)`, 'Four days a week in the office.'),
  // company
  phrase(String.raw`exciting times (?:ahead)?`, 'I have heard things through a door.'),
  phrase(
    String.raw`pivot(?:ed|ing)?`,
    'The first idea did not work.',
    'It did not work, and we are doing another thing.',
  ),
  phrase(String.raw`(?:key|valuable) learnings?`, 'Mistakes, after the invoice.'),
  phrase(String.raw`fail(?:ed|ing)? (?:fast|forward)`, 'I failed. The speed was a coincidence.'),
  phrase(String.raw`strategic (?:partnership|alliance|decision|move)`, 'We had lunch.'),
  phrase('game-?chang(?:er|ing)', 'It has a dark mode.'),
  phrase('disrupt(?:ing|ive|ion)?', 'It is cheaper, because we lose money.'),
  phrase('revolutioni[sz](?:e|ed|ing)|revolutionary', 'It is a spreadsheet.'),
  phrase('world-?class', 'We have a brochure.'),
  phrase('best-in-class|cutting-edge|state-of-the-art|next-gen(?:eration)?', 'New to us.'),
  phrase('synerg(?:y|ies|istic)', 'Two departments will share a printer.'),
  phrase('leverag(?:e|ed|ing)', 'Use.'),
  phrase('thought leader(?:ship)?', 'Somebody with time to post.'),
  phrase('value[- ]add(?:ed)?', 'Work.'),
  phrase('low-hanging fruit', 'The only part I know how to do.'),
  phrase(String.raw`circl(?:e|ing) back`, 'I will forget this twice.'),
  phrase(String.raw`touch(?:ing)? base`, 'I want something.'),
  phrase(String.raw`deep dive`, 'A meeting with more slides.'),
  phrase(String.raw`mov(?:e|ing) the needle`, 'I cannot say what I did.'),
  phrase(String.raw`boil(?:ing)? the ocean`, 'That sounds like work.'),
  phrase('bandwidth', 'I do not want to.'),
  phrase(String.raw`at the end of the day`, 'I ran out of reasons.'),
  phrase(String.raw`paradigm shift`, 'We moved a button.'),
  phrase('stakeholders?', 'People I am afraid of.'),
  phrase(
    String.raw`(?:thinking|think) outside (?:of )?the box`,
    'I have an idea that costs other people money.',
  ),
  phrase('ecosystem', 'Our app, and an email list.'),
  phrase(String.raw`digital transformation`, 'The form is a PDF now.', 'The form is a PDF now.'),
  phrase(String.raw`ai[- ](?:powered|driven|first|native)`, 'It has a text box.'),
  phrase(
    String.raw`AI (?:won't|will not) (?:take|replace) (?:your job|you)`,
    'I sell a course about this.',
    'I sell a course.',
  ),
  phrase(String.raw`data-?driven`, 'We had a number and liked it.'),
  phrase('customer-?(?:centric|obsessed|first)', 'There is a chatbot.'),
  phrase('mission-?driven', 'The pay is low.'),
  phrase(String.raw`purpose-?driven|our (?:mission|purpose) is`, 'The pay is low.'),
  phrase(
    String.raw`(?:raised|closed|announce) (?:our|a|an) (?:\S+ )?(?:seed|series [a-d]|round)`,
    'We owe people money now.',
    'We owe people money now, and there is confetti.',
  ),
  phrase('bootstrapped', 'Nobody would give us money.'),
  phrase('serial entrepreneur', 'None of them lasted.'),
  phrase('stealth(?: mode| startup)?', 'There is nothing to show.'),
  phrase('unicorn', 'A loss with a valuation.'),
  phrase(String.raw`scal(?:e|ing) (?:up|rapidly|fast)`, 'It breaks in more places now.'),
  // lessons
  phrase(
    String.raw`here(?:'s| is) what (?:i|it|that|he|she|they) (?:learned|taught)`,
    'Nothing was learned. It has numbers now.',
    'Something small happened, and I have numbered it.',
  ),
  phrase(String.raw`let that sink in`, 'I have nothing after this.'),
  phrase(String.raw`read that again`, 'It gets no better.'),
  phrase(
    String.raw`(?:unpopular|controversial) opinion`,
    'Everybody agrees with this.',
    'Most people agree with me, so I have called it brave.',
  ),
  phrase('hot take', 'Lukewarm.', 'I said an ordinary thing in a helmet.'),
  phrase(
    String.raw`nobody (?:talks|is talking) about (?:this|it|how)`,
    'There is a whole aisle about it at the airport.',
  ),
  phrase(String.raw`hard truth|harsh truth`, 'An opinion with its sleeves rolled up.'),
  phrase(String.raw`i said what i said`, 'Please do not ask what I meant.'),
  phrase(String.raw`change my mind`, 'Do not try.'),
  phrase('agree\\?', 'Press something. It does not matter what.'),
  phrase('thoughts\\?', 'I need comments before noon.'),
  phrase(String.raw`who(?:'s| is) with me`, 'I am alone in a kitchen.'),
  phrase(
    String.raw`comment ["“']?\w+["”']? (?:below|and i(?:'ll| will))`,
    'I count you.',
    'I am collecting email addresses.',
  ),
  phrase(String.raw`link in (?:the )?(?:first )?comments?`, 'The rest of this costs money.'),
  phrase(String.raw`(?:share|repost) (?:this )?(?:if|to help)`, 'I bought a course about reach.'),
  phrase(String.raw`follow (?:me )?for more`, 'There is more of this.'),
  phrase(String.raw`dm me`, 'I sell it.'),
  phrase(String.raw`stop scrolling`, 'I have nothing else.'),
  phrase(String.raw`(?:story|storytime)[:.]`, 'It did not happen like this.'),
  phrase(String.raw`true story`, 'It did not happen.'),
  phrase(
    String.raw`and everyone (?:clapped|applauded)`,
    'There was one other person, and he was leaving.',
  ),
  phrase(
    String.raw`(?:woke|wake|waking|get|got|up) (?:up )?at (?:3|4|5)(?::\d\d)? ?(?:a\.?m\.?)?`,
    'I am tired, and I am told it shows.',
  ),
  phrase(String.raw`rise and grind`, 'I grind my teeth.'),
  phrase(String.raw`hustle(?:rs?)?`, 'I have no hobbies.'),
  phrase(String.raw`comfort zone`, 'I was comfortable. It was my best year.'),
  phrase(String.raw`trust the process`, 'There is no process.'),
  phrase(String.raw`growth mindset`, 'I was told to have one.'),
  phrase('imposter syndrome', 'I would like you to say I am wonderful.'),
  phrase('authentic(?:ally|ity)?', 'This is the fourth draft.'),
  phrase('vulnerab(?:le|ility)', 'I have picked the sad thing that makes me look best.'),
  phrase(String.raw`my (?:why|journey)`, 'Money, and a photographer.'),
  phrase(String.raw`(?:10|ten)x`, 'I counted it myself.'),
  phrase('mindset', 'I cannot prove it.'),
  phrase(String.raw`work-life balance`, 'I answer from the bath.'),
  phrase(String.raw`servant leader(?:ship)?`, 'I brought donuts once.'),
  phrase(String.raw`radical candor`, 'I am rude, and I have read a book.'),
  phrase(
    String.raw`people don't (?:leave|quit) (?:bad )?(?:jobs|companies)`,
    'I have seen this on a mug.',
  ),
  phrase(String.raw`hire for attitude`, 'Pay for neither.'),
  phrase(String.raw`your network is your net ?worth`, 'I want to sell you something later.'),
  phrase(String.raw`be(?:ing)? the change`, 'I will not be doing it.'),
  // events
  phrase(
    String.raw`what an? (?:amazing|incredible|inspiring|fantastic) (?:event|conference|day|week|summit)`,
    'The pastries ran out at ten.',
    'I stood in a room with a lanyard on.',
  ),
  phrase(
    String.raw`great (?:to|seeing|catching|connecting)(?: \w+){0,3} (?:with|faces|minds|people)`,
    'I cannot remember their names.',
  ),
  phrase(
    String.raw`(?:pleasure|privilege|honou?r) (?:of|to) (?:speak|join|host|moderat)\w*`,
    'I paid for the travel.',
  ),
  phrase(String.raw`inspiring (?:conversations?|discussions?|panel)`, 'I spoke.'),
  phrase(String.raw`key takeaways?`, 'I took a tote bag.'),
  phrase(String.raw`happy (?:friday|monday)`, NO_NEWS, NO_NEWS),
];
