import { DAY_MS } from '../../platform/time/time-units.ts';

/** A plain sentence and the post written from it. */
export type HeroPost = { sentence: string; lines: readonly string[] };

/** One post per weekday, written by the offline writer. The first also appears in the link preview image. */
export const HERO_POSTS: readonly [HeroPost, ...HeroPost[]] = [
  {
    sentence: 'I made a sandwich.',
    lines: [
      'Last week, I made a sandwich. There were no witnesses.',
      "To prevent rumors, I wrote to all 1,400 employees. There hadn't been any rumors. There are now.",
      'So I called a town hall. Full transparency.',
      '"Is there anything else?" asked Denise from Finance.',
      "There wasn't anything. But 1,400 people were looking at me, so I found some.",
      'Twelve slides. On nine, Denise stood up. On ten, so did Legal.',
      'I tried to return to how I made a sandwich. Nobody wanted that one anymore.',
      'With thanks to the algorithm, my attorney and {site}',
    ],
  },
  {
    sentence: 'My train was late.',
    lines: [
      'My train was late. As a leader, I take full responsibility.',
      "I said so in a public statement. Until then people hadn't known it was anybody's fault.",
      'Bernadette from Legal asked me why. I said that leaders absorb. She asked me to absorb less, in writing.',
      'There was a woman at my door by nine, with receipts.',
      'By the end of the week I had sixty complaints. One was about 1998.',
      'My review came in. Under "Areas of responsibility," Bernadette has written, "Yes."',
      'Humbly typeset by {site}',
    ],
  },
  {
    sentence: 'I replied to an email.',
    lines: [
      'I replied to an email. It felt like a core competency, so I put it on my profile as a skill.',
      'By noon fourteen people had endorsed me for it. None of them had been there.',
      'Joyce, who was my manager in 2016, endorsed me first. "Always had it," she wrote.',
      "It's my top skill now. It's passed Leadership, where I have one endorsement, from me.",
      'The site then suggested four people with a similar profile. Two are in my family, and one is in custody.',
      'This morning I took Leadership off. "Congratulations!" wrote Joyce.',
      'Posted before breakfast at {site}',
    ],
  },
  {
    sentence: 'I forgot my umbrella.',
    lines: [
      'I forgot my umbrella.',
      "That makes eleven. I've never had one wear out. They leave me at about four months, somewhere dry.",
      'At Lost and Found, a woman asked me to describe it. "Black," I said. "Loyal." She pointed at sixty of them.',
      "I took one. It didn't struggle. On the corner a man stopped and looked at it, and it opened.",
      "He let me keep it. He said he'd felt that too, at first.",
      'Posted before breakfast at {site}',
    ],
  },
  {
    sentence: 'I watered a plant.',
    lines: [
      'In my annual review I listed one achievement: I watered a plant.',
      'My manager, Yvonne, needed a target for next year. We agreed on twelve.',
      'Twelve a year is one a month. I remember laughing.',
      "It's March and I'm at zero. I've brought in a landscaper. Nothing.",
      'I asked for headcount. I got an intern and a whiteboard that says "HOW DID IT HAPPEN."',
      'Then it happened to Brent from Sales, twice, in an elevator. Yvonne has moved my eleven to him.',
      'With thanks to the algorithm, my attorney and {site}',
    ],
  },
  {
    sentence: 'My coffee got cold.',
    lines: [
      'My coffee got cold. You do not kill a good project just because the heat has gone out of it.',
      'I gave it another ninety seconds. It came out boiling at the edge and cold in the middle, like most of our leadership.',
      'So I went and got my proposal from 2019, the one that was turned down. I changed the date, and I served it to Nkechi, our CEO.',
      'Nkechi said that it was the same plan. I said she should stir it.',
      'She passed it to the board, who had it for a week. Then it came back with a note.',
      '"Cold in the middle," said the note. It was clipped to my severance.',
      'Humbly typeset by {site}',
    ],
  },
  {
    sentence: 'My cat sat on my laptop.',
    lines: [
      'My cat sat on my laptop.',
      'It sent "jjjjjjk;;" to our biggest client. I wrote at once to apologize. They\'d already answered: "Love this direction."',
      'They asked for a call with whoever wrote it.',
      'The cat looked at them for eleven minutes and washed. They came up 20%.',
      "My boss has asked me what I'm adding.",
      'Posted before breakfast at {site}',
    ],
  },
];

/** Returns the post for the UTC day of `now`, in epoch milliseconds. */
export function heroPostOf(now: number): HeroPost {
  return HERO_POSTS[Math.floor(now / DAY_MS) % HERO_POSTS.length] ?? HERO_POSTS[0];
}

/** Returns the post's text, with the site's name in the last line. */
export function heroText({ lines }: Pick<HeroPost, 'lines'>, site: string): string {
  return lines.join('\n').replace('{site}', () => site);
}
