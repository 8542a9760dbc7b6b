/** A list in the description of an operation: a heading, and what each name means. Words have `code` in backticks. */
export type OperationDetails = {
  heading: string;
  rows: readonly (readonly [name: string, words: string])[];
};

export const POST_DETAILS: readonly OperationDetails[] = [
  {
    heading: 'Besides the form',
    rows: [
      ['from', 'The `generationId` of an own post, which is written again.'],
      ['levelChange', 'With `from`: one level up or down.'],
      ['remixOf', 'The shared post that it makes worse.'],
      ['promptDay', 'The day whose situation it answers.'],
    ],
  },
  {
    heading: 'To read along, as `text/event-stream`',
    rows: [
      ['meta', 'Comes first.'],
      ['waiting', 'The number of people `before` you, where the model takes one after the other.'],
      ['delta', 'A piece of the text, any number of times. A `fresh` one replaces the others.'],
      ['done', 'The post.'],
      ['error', 'Why there is none.'],
    ],
  },
];

export const REPLIES_DETAILS: readonly OperationDetails[] = [
  {
    heading: 'In place of a post',
    rows: [
      ['from', 'The `id` of an own round: more replies to the same post.'],
      ['tones', 'With `from`, one of its tones: another one of that.'],
    ],
  },
  {
    heading: 'To read along, as `text/event-stream`',
    rows: [
      ['meta', 'Comes first.'],
      ['waiting', 'As for a post.'],
      ['delta', 'A piece of a reply, for each tone.'],
      ['done', 'The reply in this tone; `skip` where there is none.'],
      ['end', 'All of them.'],
      ['error', 'Why there are none.'],
    ],
  },
];
