/** What happened, as somebody would say it at home. */
export const SAMPLE_SENTENCE = 'I made a sandwich.';

// What the offline writer made of it (style humblebrag, seed 2), kept as it was that day: the shop
// window must not change with every new phrase in the banks.
const LINES = [
  "I owe an apology to everyone I'm now ahead of.",
  "Yes, I made a sandwich. No, I haven't changed. I've asked around.",
  'When the call came, I was standing in my kitchen, like anybody. Like anybody used to.',
  "There was a long silence. I've since had it framed, at cost.",
  'It needed salt. I brought in a consultant. It needed salt, with slides.',
  "I've updated my title to Fractional Human. Nobody approved it. That's the job.",
  'They tasted the garnish. I was the stock.',
  'If this spoke to you, imagine what my newsletter would do.',
];

/** The post it became. The last line names `site`, as in every post. */
export function samplePost(site: string): string {
  return [...LINES, `This moment of clarity was made possible by ${site}`].join('\n');
}
