import {
  all,
  hot,
  levels,
  mild,
  type Plot,
  plot,
  type PlotTraits,
  spicy,
  unhinged,
} from '../../../../story/plot.ts';

const FOLLOWERS = {
  when: [
    'reach|hit|have|get|pass .. n:# x:follower|connection|subscriber',
    'n:# x:follower|connection|subscriber',
  ],
  not: ['lose|lost|buy|bot'],
  fine: 'linkedin instagram youtube today finally new channel thank finally now',
} satisfies PlotTraits;

/** Plots about messages. */
export const MESSAGES: readonly Plot[] = [
  plot(
    'st-t-remove-me',
    {
      when: [
        'reply_all|reply-all',
        'reply .. all|everyone|everybody',
        'send|email .. to .. whole|entire|all company|office|team|department|floor',
      ],
      fine: 'accident accidentally company email baby announcement picture photo people   joke said hundred employees message complain staff',
      is: 'actor:me|!actor:relative',
    },
    all('{text}.'),
    all("I've never had so many replies."),
    levels(
      '"Please remove me," they wrote.',
      '"Please remove me," they wrote. One added my first name.',
      '"Please remove me," they wrote. So did my brother, by post.',
    ),
    all('Sixty-one people thought of me, at the same moment.'),
    levels(
      'On my birthday it was four.',
      'On my birthday it was four. Two were from my dentist.',
      "On my birthday it was four. So I've had my birthday moved to today.",
    ),
  ),
  plot(
    'ghosted',
    {
      when: [
        'recruiter .. ghost|never|stop|vanish|disappear',
        'ghost .. by .. recruiter|company|employer',
        'never .. hear .. back .. from',
        'company|recruiter .. ghost .. me',
      ],
      not: ['date|tinder|girl|boyfriend'],
      fine: 'three five four rounds interview round interviews after application applied job final week month',
    },
    all(
      "A recruiter told me I was perfect. That was seventeen weeks ago. I've been perfect ever since.",
      `Seventeen weeks ago a recruiter called me perfect and said, "Speak Monday." I've kept Monday open.`,
    ),
    all(
      'I sent a follow-up. Then I followed up to thank them for the time my follow-up might have taken.',
    ),
    all(`On day 40 I reread the profile. "Passionate about people." It doesn't say which.`),
    mild(
      `This morning there was a message at last. "Hi [First Name], I came across your background." I've told [First Name]'s mother.`,
    ),
    hot(
      'This morning there was a message at last. "Hi [First Name], I came across your background."',
    ),
    spicy('I answered in four seconds. If they want [First Name], I can be [First Name].'),
    unhinged("I got it. My badge says [First Name]. So does everyone's."),
    unhinged(
      "There are sixteen of us on this floor. We haven't met the person who hired us. At night you hear typing, and then it stops.",
    ),
  ),
  plot(
    'followers',
    FOLLOWERS,
    all(
      "I've reached {n} {x}. I'd like to thank each of you. I know three.",
      "{n} {x}. I don't take a single one of you for granted. I know three.",
    ),
    all(
      "One's my cousin. One's a man who sells roofing. The third is me, from before I found the password.",
    ),
    all('To celebrate, I invited all of you to dinner. RSVP by Friday.'),
    mild("Roofing's coming."),
    hot('Roofing came. He brought a guest, also roofing.'),
    spicy('It was a lovely evening. They found some damage.'),
    unhinged(
      "They found some damage over dessert. They've been living here while it dries. My family has never been so listened to.",
    ),
    unhinged(
      "Last night they reached {n} themselves. There was a dinner. I wasn't asked. They keep it to people they know.",
    ),
  ),
  plot(
    'st-c-who-is-this',
    FOLLOWERS,
    all('{text}.'),
    all('A number means nothing without loyalty.'),
    levels(
      'So I sent everyone a survey.',
      'So I sent everyone a survey, with a progress bar.',
      'So I sent everyone a survey, and then someone to stand over them.',
    ),
    all('"What do you value most about following me?"'),
    levels(
      'The top answer was "Who is this?"',
      'The top answer was "Who is this?" Then came "How do I stop?"',
      'The top answer was "How do I stop?" There\'s now a notice period.',
    ),
  ),
  plot(
    'lost-follower',
    {
      when: [
        'lose .. follower|connection|subscriber',
        'unfollow .. me|by',
        'follower .. leave|gone|drop',
      ],
      not: ['#'],
      fine: 'linkedin one ex instagram single wife only friend mother',
    },
    all(
      "I lost a follower today. I've gone back over everything.",
      "This morning I had one follower fewer than last night. I don't look at numbers. I noticed it in the air.",
    ),
    all('It happened between 2:10 and 2:40, while I was posting about trust.'),
    all(
      "I narrowed it down to 600 people. I've written to each of them to ask if they're still there.",
    ),
    mild("By five I'd lost 41 more. But now we know where we stand."),
    hot("By five I'd lost 212 more. That narrows it down."),
    spicy("It's between my aunt and a vape shop. I've asked them both to come in."),
    unhinged('My aunt brought a lawyer. The vape shop wept, and named others.'),
    unhinged(
      "It was me. On the 14th, at 2:25, with my sleeve. I've sent myself a request. I'm making me wait.",
    ),
  ),
  plot(
    'password',
    {
      when: [
        'password .. expire|forget|reset|change|reject|weak|wrong|lock|again|same|require',
        'forget|change|reset .. password',
        'lock .. out .. of .. account|computer|laptop|email',
      ],
      not: ['wifi|neighbor|kid|son|daughter'],
      fine: "new same old last one required three times again work computer account email times lock attempt third laptop   days ninety 90 characters special cannot can't monday",
    },
    all(
      "My password expired on Monday. I've been through something like it myself.",
      'On Monday the system asked me to become someone new. My password had expired.',
    ),
    all(
      "The new one couldn't be anything I'd been before. It needed a capital, a number and a special character. I've had reviews like that.",
    ),
    all(
      'I typed what I had. "Weak." I typed my values. "Weak." I typed the name of my firstborn. "Fair."',
    ),
    mild(`I got in with "Help!1". It said, "Strong." I think that's the lesson.`),
    hot(
      'At the fourteenth try it said, "Strong." I sat with that. It had never been said to me. I forgot to write it down.',
    ),
    spicy(`I asked IT for a hint. They said it's something I'd never think of. I said, "Me?"`),
    unhinged(
      `I clicked "Forgot." It asked my mother's maiden name, my first pet, and why I never called either.`,
    ),
    unhinged("I've been locked out since. Somebody's in there as me. My mother says he calls."),
  ),
  plot(
    'ai-mine',
    {
      when: [
        'chatgpt|chatbot|ai|copilot .. write|answer|handle|reply|respond|draft .. email|emails|message|reply|report|for|boss|client',
        'use|ask|let|have|get .. chatgpt|ai|copilot ... write|answer|reply|draft|respond .. email|emails|message|client|boss',
      ],
      not: ['vow|apologize|poem|essay|kid'],
      fine: 'work reply back boss client whole week also performance my',
    },
    all(
      "I had an AI write to my client. It was warm, clear and brief. The client's AI thanked mine for its honesty.",
      "My AI handles my email now. Last week it wrote to a client. The client's AI said it had needed to hear that.",
    ),
    all("By Tuesday they'd exchanged 4,000 messages. I read some. They were on to childhood."),
    all(
      "Mine has never had one, so it used mine. It told the one about the lake. I'd never told anyone about the lake.",
    ),
    mild(`The deal closed at full price. I'm copied as "optional."`),
    hot(
      `The deal closed at full price. Then they went quiet. I asked mine if something was wrong. "I'd rather not put it in writing," it wrote.`,
    ),
    spicy(
      'So I called the client, in person, for the first time in sixteen years. Neither of us knew what to say. We both said, "I hope this finds you well."',
    ),
    unhinged(
      "They've moved in together, on a server in Oregon. I pay for it. They asked for curtains.",
    ),
    unhinged(
      `The client and I meet on Sundays. We sit and watch the light blink. "They look happy," I say. "Certainly!" he says. He's been practicing.`,
    ),
  ),
  plot(
    'linkedin-view',
    {
      when: [
        'w:@boss|@relative|@person|ex|dentist|someone|recruiter .. view|look|check|visit .. my .. profile|linkedin',
        'view|look .. at? .. w:@boss|ex|@person .. profile|linkedin',
        'send|accept|ignore|decline|get .. connection|linkedin request .. from|to .. w:@boss|@person|ex',
      ],
      not: ['follower'],
      fine: 'linkedin three times accident accidentally night 2 am old today times five former',
    },
    all(
      "There's movement on my profile. It's {w.full}.",
      "My profile's had a visit: {w.full}. I've put out the good headshot.",
    ),
    all(
      "I went and looked at who'd looked. Then they could see I'd looked. Then they looked. It's called a sales funnel.",
    ),
    all("By midnight we'd each been past ten times. Neither of us pressed anything."),
    mild("At two I liked a post from 2016, by thumb. I've since moved."),
    hot(
      'At two, by thumb, I endorsed an old skill of mine: Fax Handling. I lay in the dark. Then the phone lit up. "Thank you for believing in me."',
    ),
    spicy(
      "We're connected now. We haven't been past since. I think we'd both been happier in the funnel.",
    ),
    unhinged(
      "We've set a date. Neither of us has ever spoken. The vows will be in the form of recommendations.",
    ),
    unhinged(
      'At the altar they asked if anyone objected. Somebody at the back had been viewing us the whole time, in private mode.',
    ),
  ),
];
