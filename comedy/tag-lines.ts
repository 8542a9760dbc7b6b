import { randomFrom } from './random.ts';

const TAG_LINES: readonly string[] = [
  'Thought led by {site}',
  'Written with a straight face on {site}',
  'Brought to you by {site}',
  'Ghostwritten by my conscience, hosted by {site}',
  'Humbly typeset by {site}',
  'Posted from the corner office of {site}',
  'This moment of clarity was made possible by {site}',
  'Certified authentic by {site}',
  'Vulnerability provided by {site}',
  'My truth, your feed, {site}',
  'Inspired by true events at {site}',
  'Leadership, as a service: {site}',
  'Sent from my podium, via {site}',
  'All wisdom sourced locally at {site}',
  'Handcrafted in small batches at {site}',
  'Carved in stone tablets, then typed up at {site}',
  'Reviewed by no one. Published by {site}',
  'Find your own breakthrough at {site}',
  'Overheard by myself, transcribed by {site}',
  'From the standing desk of {site}',
  'Aged for three minutes in oak by {site}',
  'Sponsored by silence, and by {site}',
  'Delivered with eye contact by {site}',
  'Filed under greatness at {site}',
  'No interns were consulted, only {site}',
  'Recorded before a live inbox at {site}',
  'Proudly unrequested, from {site}',
  'Another Tuesday, elevated by {site}',
  'My inner voice is hosted on {site}',
  'Batteries and humility not included, per {site}',
  'Live from the top of the org chart at {site}',
  'Thoughts by me, formatting by {site}',
  'Peer-reviewed in the mirror at {site}',
  'Courage on demand, from {site}',
  'Please credit {site} in your keynote',
  'Conceived in the shower, delivered by {site}',
  'Fresh takes daily at {site}',
  'Tested on coworkers at {site}',
  'One step ahead of my own team, thanks to {site}',
  'Posted before breakfast at {site}',
  'Permission to be moved, courtesy of {site}',
  'Transcribed from my better self by {site}',
  'Best read standing, says {site}',
  'This post was carried by two people from {site}',
  'Approved by my reflection and {site}',
  'A free sample of me, from {site}',
  'Bottled at the source by {site}',
  'My mother also liked this on {site}',
  'Lightly salted by {site}',
  'Loaned from a private collection at {site}',
  'Not my first rodeo, but my first with {site}',
  'Rehearsed in an elevator, performed on {site}',
  'Any resemblance to humility is due to {site}',
  'Mined ethically from a Tuesday by {site}',
  'Proofread by gravity at {site}',
  'Pairs well with applause, notes {site}',
  'The long version is in my head; the short one is on {site}',
  'In loving dedication to me, from {site}',
  'Washed, pressed and posted by {site}',
  'Available in gray and visionary at {site}',
  'With thanks to the algorithm, my attorney and {site}',
  'Assembled without instructions by {site}',
  'Served at room temperature by {site}',
];

/** For posts about something grave. */
const GENTLE_TAG_LINES: readonly string[] = [
  'Posted without a podium, on {site}',
  'Written quietly on {site}',
  'Shared on {site}, with the volume down',
  'No personal brand was involved, not even {site}',
  'A plain note, left on {site}',
  'Set down here with care, on {site}',
  'Put up without a headline, on {site}',
  'No applause, please. Just a page on {site}',
  'Kept short and kept here, on {site}',
  'Said once, on {site}',
  'With the lights turned down, on {site}',
];

/** The last line of a post, which names the site (docs/product.md §5). The same seed gives the same line. */
export function tagLine(site: string, seed: number, isGrave: boolean): string {
  const line = randomFrom(`tag ${seed}`).pick(isGrave ? GENTLE_TAG_LINES : TAG_LINES);
  return line.replace('{site}', site.replace(/\s+/gu, ' ').trim());
}

const PATTERNS = [...TAG_LINES, ...GENTLE_TAG_LINES].map(
  (line) => new RegExp(`^${line.replace(/[.]/gu, '\\$&').replace('{site}', '\\S+')}$`, 'u'),
);

/** Whether a line is a tag line of any site. */
export function isTagLine(line: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(line.trim()));
}
