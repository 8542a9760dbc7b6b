import { type Beat, type Plot, plot, type PlotTraits } from './plot.ts';

/** Which event a text tells, in the language of plots. */
export type EventTraits = Pick<PlotTraits, 'also' | 'is' | 'cast' | 'fine'> & {
  when: readonly string[];
  not?: readonly string[];
  /** Verbs that only the writer does: with another subject the text is another event. */
  mine?: string;
  /** The event may be that of another person: "his phone". */
  others?: boolean;
  /** A duration or a number of times may follow. */
  counted?: boolean;
};

/** Words that change no event. */
const ALWAYS_FINE = [
  'admit april argh august autumn beloved bloody brand confess course currently daily damn',
  'damned darn december eventually ever fairly favorite favourite february freaking fucking',
  'goddamn guess haha hey hooray january july june lately lmao lovely march noon november',
  'obviously october officially oops personally poor pretty rather recently row sadly',
  'september sigh single spring stupid stupidly summer super ugh unexpectedly unfortunately',
  'usual whoops winter yay yet',
].join(' ');

const OTHER_SUBJECTS =
  '@relative|@boss|@client|@stranger|@server|@neighbor|@professional|colleague|coworker|co-worker|teammate|intern|assistant|friend|buddy|roommate|guest|@pet|he|she|they|you|everyone|everybody|nobody|@name';
const OTHER_SENSES = 'work =out|=through|=hard';
const AMOUNT = '# minute|hour|time|day|week|month|year|am|pm';

/** Makes a plot for one event. What is said of another person or in another sense is none. */
export function eventPlot(
  id: string,
  { when, not = [], fine = '', mine, others, counted, ...traits }: EventTraits,
  ...beats: (Beat | Beat[])[]
): Plot {
  return plot(
    id,
    {
      ...traits,
      when: counted ? [...when, ...when.map((pattern) => `${pattern} .. ${AMOUNT}`)] : when,
      not: [
        ...not,
        OTHER_SENSES,
        ...(others ? [] : ['his|her|their']),
        ...(mine === undefined ? [] : [`${OTHER_SUBJECTS} .. ${mine}`]),
      ],
      fine: `${ALWAYS_FINE} ${fine}`,
    },
    ...beats,
  );
}
