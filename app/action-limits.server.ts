import {
  type FloodCounter,
  type FloodCounters,
  ownCounters,
} from './guests/flood-counters.server.ts';

const HOUR = 60 * 60;

/** How often one member, or of guests one network, may do something in an hour. */
const MOST = {
  comment: 30,
  reaction: 120,
  report: 10,
  share: 20,
  request: 10,
  vote: 120,
  'request-comment': 30,
  upload: 10,
  'upload-try': 60,
  caption: 600,
  attach: 120,
  translate: 1800,
  'report-card': 600,
  'comment-section': 1200,
  'translation-card': 240,
  replay: 240,
  'api-write': 300,
  'api-comments': 600,
} as const;

export type LimitedAction = keyof typeof MOST;

/** Those numbers, for whoever wants to know them beforehand. */
export function actionsAnHour(): Readonly<Record<LimitedAction, number>> {
  return MOST;
}

/** So many things done are remembered, for telling the same click from another. */
const MOST_REMEMBERED = 5000;

/**
 * Bounds on what one member does in an hour. `take` says in how many seconds the next go is free, or null: now.
 * The same thing once more, where `about` names it, is another go only after it has been forgotten.
 */
export type ActionLimits = {
  take: (action: LimitedAction, who: string, about?: string) => Promise<number | null>;
  /** The same counters; `keep` gets the way back of each go that is taken. */
  keeping?: (keep: (giveBack: () => Promise<void>) => void) => ActionLimits;
};

/** By default counted in this process. Which click is the same one, each process remembers by itself. */
export function createActionLimits(counters: FloodCounters = ownCounters): ActionLimits {
  const limiters = Object.fromEntries(
    Object.entries(MOST).map(([action, points]) => [action, counters(action, points, HOUR)]),
  ) as Record<LimitedAction, FloodCounter>;
  const done = new Set<string>();
  const limitsOf = (keep: (giveBack: () => Promise<void>) => void): ActionLimits => ({
    async take(action, who, about) {
      const name = JSON.stringify([action, who, about]);
      if (about !== undefined && done.has(name)) return null;
      if (done.size >= MOST_REMEMBERED) done.clear();
      if (about !== undefined) done.add(name);
      try {
        const go = await limiters[action](who);
        if (go.wait !== null) done.delete(name);
        else {
          keep(() => {
            done.delete(name);
            return go.giveBack();
          });
        }
        return go.wait;
      } catch (error) {
        done.delete(name);
        throw error;
      }
    },
    keeping: limitsOf,
  });
  return limitsOf(() => {});
}
