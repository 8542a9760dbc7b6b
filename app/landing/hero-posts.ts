/** One sentence as somebody would say it at home, and the post it became. */
export type HeroPost = { sentence: string; seed: number; lines: readonly string[] };

/**
 * The engine that wrote them all (style gpt4-context, level Spicy). They are kept as they were that day: a
 * shop window must not change with every new phrase in the banks. Later engines write other words.
 */
export const WRITTEN_BY = '6+25q6ghdnor7';

const FIRST: HeroPost = {
  sentence: 'I made a sandwich.',
  seed: 1,
  lines: [
    "My wife says this isn't a leadership lesson. My wife has 292 connections.",
    "It's not that I made a sandwich. It's that I noticed.",
    '"Who hurt you?" a barista asked. I said, "Nobody has the budget."',
    '"You\'re on mute," they said. I let them sit in it.',
    "I ate over my keyboard. There's more under the keys now than in the pension.",
    '"Wait, go back to the sandwich," said somebody near the door. I\'ve never gone back to anything so slowly.',
    'My review was praise, criticism, praise, with a toothpick through all three. I ate the outside.',
    'Comment "Sandwich" for a signed photo. I\'m in front of it.',
    'Sponsored by silence, and by {site}',
  ],
};

const OTHERS: readonly HeroPost[] = [
  {
    sentence: 'My train was late.',
    seed: 2,
    lines: [
      "Some of you have asked whether I'm okay. I'm scaling.",
      'A business school would call it a case. My landlord calls it a noise. I call it this: my train was late.',
      '"You\'re on mute," they said. I let them sit in it.',
      '"Is he okay?" somebody whispered. It was the first question I took that day.',
      'I gave up my seat on the 7:40, then walked the aisle explaining why.',
      'I paused after "train." Some took the pause for the ending, and left.',
      "We're all going the same way. I'm just doing it in the carpool lane, alone, on principle.",
      'Comment "Train" for a signed photo. I\'m in front of it.',
      'Carved in stone tablets, then typed up at {site}',
    ],
  },
  {
    sentence: 'I replied to an email.',
    seed: 3,
    lines: [
      "You're receiving this because you once stood near me.",
      "Last week I replied to an email. I've had 3 requests for comment, all from me.",
      'These principles took me 12 years and one afternoon.',
      '1. Ask every candidate about the email. Hire the silence.',
      '2. Write a strong subject line. Leave the rest blank.',
      '3. Practice tact daily, facing the street.',
      'I\'ve set my out-of-office to "within."',
      "The room went quiet. It was 6 p.m. They'd gone home.",
      'My next book is called "I replied to an email." My last book was also just the title.',
      'Please credit {site} in your keynote',
    ],
  },
  {
    sentence: 'I forgot my umbrella.',
    seed: 1,
    lines: [
      "There are two kinds of people. I've met the other kind.",
      "Last week I forgot my umbrella. I've had 5 requests for comment, all from me.",
      'My advice has been peer-tested. I have no peers, so it went quickly.',
      '1. Start with why. Skip what.',
      "2. Anything's a metaphor if you hold it up long enough. Bend your knees.",
      '3. Always credit your team. Use a smaller font, for warmth.',
      'I described the umbrella to a stranger on the bus, with gestures. I got both seats.',
      'I told my dentist about the umbrella at the one moment I could. He said, "Wider."',
      "Someday they'll teach this. Until then, I'll be in the parking lot, teaching it.",
      'Posted from the corner office of {site}',
    ],
  },
  {
    sentence: 'I watered a plant.',
    seed: 2,
    lines: [
      'Let me be clear, for the first time this quarter.',
      'The facts, before they become a keynote: I watered a plant.',
      "I felt three things: awe, gratitude, and a draft. I've monetized the draft.",
      'I watered my fern every day until it stopped needing me, or anything.',
      "I've hired an illustrator. So far she's only drawn the plant, but I'm told I come next.",
      'You reap what you sow. At my level, you reap what the interns sow.',
      'My headline now says "Founder, author, plant." I stand by the order.',
      'Bookmark this. Set an alarm. Be near a window.',
      'Humbly typeset by {site}',
    ],
  },
  {
    sentence: 'My coffee got cold.',
    seed: 3,
    lines: [
      'Retrospective. What went well: I was there.',
      'In one sentence: my coffee got cold. In two hours: ask me.',
      "Since somebody's bound to ask:",
      '→ Marriage: stable, on a rolling basis.',
      '→ Colleagues inspired: 50, by my count, from the balcony.',
      "→ I'm 73 percent caffeine. The rest is pending approval.",
      "My mother only wanted to hear about the coffee. I've listed her as a reference anyway.",
      'My order had five adjectives. The person behind me aged.',
      'I keep a small drawing of the coffee in my wallet, where other people keep people.',
      'Bottled at the source by {site}',
    ],
  },
  {
    sentence: 'I took a nap.',
    seed: 5,
    lines: [
      "A recruiter once told me I overthink things. I've prepared a response.",
      'I texted my coach only this: "I took a nap." He sent back an invoice.',
      "I've licensed the method to myself, at a rate I had to fight for.",
      '1. Get up before your regrets. They commute from farther away.',
      '2. Be vulnerable, but from above.',
      '3. Ask "why?" five times. By the fourth, they\'ll get your coat.',
      "I've been told it's just a thing that happened. So was penicillin.",
      'Somebody on a call asked who was snoring. I came to and said it was my process.',
      'I no longer fly economy, because I took a nap. Spiritually, I mean. The seats are the same.',
      'Certified authentic by {site}',
    ],
  },
];

/** One for each day of the week. The first is also the one on the picture of link previews. */
export const HERO_POSTS: readonly HeroPost[] = [FIRST, ...OTHERS];

const DAY = 86_400_000;

/** The one of the day (UTC) in which `now` lies, in epoch milliseconds. */
export function heroPostOf(now: number): HeroPost {
  return HERO_POSTS[Math.floor(now / DAY) % HERO_POSTS.length] ?? FIRST;
}

/** All of it, with the site named in the last line, as in every post. */
export function heroText({ lines }: Pick<HeroPost, 'lines'>, site: string): string {
  return lines.join('\n').replace('{site}', () => site);
}
