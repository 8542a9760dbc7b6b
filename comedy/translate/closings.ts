import type { Voice } from './voices.ts';

/**
 * How a translation ends in each voice, after the story: about the thing that was typed (`{}`: "the toast"), or about
 * nothing, where no thing is sure.
 */
type Closings = Readonly<Record<Voice, { of: readonly string[]; plain: readonly string[] }>>;

export const CLOSINGS: Closings = {
  announcement: {
    of: [
      'I could not have done it without {}, which has not been told.',
      'Please congratulate me. {} is not on the network.',
      'Thank you to everybody who stood near {}.',
      'More on {} at nine. There will be a photograph.',
      'I have tagged {}. It has not accepted.',
    ],
    plain: [
      'Please congratulate me below. I will be here all day, with the sound on.',
      'More at nine. There will be a photograph.',
      'Thank you to everybody who was in the building.',
      'I have tagged the people who were not there.',
    ],
  },
  lesson: {
    of: [
      'Ask yourself tonight: who is your version of {}?',
      'Be a leader. Or be {}. Nobody can be both.',
      'What I learned from {} fits on one slide. I have eleven.',
      'A boss looks at {}. A leader waits to be filmed looking at {}.',
      'Every team has {}. Most teams call it Steve.',
    ],
    plain: [
      'What I learned fits on one slide. I have eleven.',
      'A boss would have kept this short.',
      'Read it again, slowly, to somebody who reports to you.',
      'There are three lessons in this. The other two are in my course.',
    ],
  },
  journey: {
    of: [
      'To the child I was: one day you will stand before {}, and nobody will hand you a towel.',
      'They will ask what it cost. I will point at {}.',
      'I am not the same person. {} is the same.',
      'Behind every strong person there is something like {}, and a very long drive.',
      'Some run marathons. I had {}.',
    ],
    plain: [
      'To the child I was: it gets longer.',
      'They will ask what it cost. I will show them the parking ticket.',
      'I am not the same person. I have kept the jacket.',
      'Some run marathons. I had a Tuesday.',
    ],
  },
  memo: {
    of: [
      'Owner of {} going forward: to be confirmed. Until then, please do not touch it.',
      'Risks: {}. Mitigation: another {bare}.',
      'Questions about {} go to the shared inbox, where they will be safe.',
      'Next review of {}: the third quarter, subject to chairs.',
      'Distribution: all staff. {}: for information only.',
    ],
    plain: [
      'Action required: none. Please confirm by noon.',
      'Questions go to the shared inbox, where they will be safe.',
      'Next review: the third quarter, subject to chairs.',
      'Distribution: all staff, and one person who has left.',
    ],
  },
};
