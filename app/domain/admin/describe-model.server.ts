import { countAll, countBetween } from '../../platform/observe/rollup-store.server.ts';
import { DAY_MS } from '../../platform/time/time-units.ts';
import { readModelErrors } from '../../platform/observe/model-metrics.server.ts';
import { modelCalls, usedPoints } from '../rate-limits/quotas.server.ts';
import type { Services } from '../../platform/services.ts';
import { hasModel } from '../../platform/settings/model-settings.server.ts';
import type { SiteFacts } from './describe-site.server.ts';
import { wholeNumber } from './overview-words.ts';

const DAYS = 14;

/** What the model has done on a day of UTC, as its allowance goes by. */
export type ModelDay = {
  day: string;
  tokensIn: number;
  tokensOut: number;
  /** Calls that failed, those among them that a second call made good. */
  errors: number;
  retries: number;
};

/** `days`: the last two weeks, today first; empty when no model has been asked in them. */
export type ModelFacts = { today: SiteFacts; days: ModelDay[] };

/** What an operator asks of the model. */
export async function describeModel(services: Services): Promise<ModelFacts> {
  const days = await readDays(services);
  const isQuiet = days.every(({ tokensIn, errors }) => tokensIn === 0 && errors === 0);
  if (!hasModel(services.settings)) return { today: [], days: isQuiet ? [] : days };
  return { today: await describeToday(services), days };
}

/** How many calls to the model the day, UTC, still allows. */
export async function modelCallsLeft({
  db,
  settings,
  now,
}: Pick<Services, 'db' | 'settings' | 'now'>): Promise<number> {
  const used = await usedPoints(db, modelCalls(now()));
  return Math.max(0, settings.modelCallsPerDay - used);
}

async function describeToday({ db, settings, now }: Services): Promise<SiteFacts> {
  const left = await modelCallsLeft({ db, settings, now });
  const errors = await readModelErrors(db, now() - DAY_MS);
  const what = errors.map(([kind, count]) => `${kind.replaceAll('_', ' ')} (${count})`).join(', ');
  return [
    {
      label: 'Calls left today',
      value: `${wholeNumber(left)} of ${wholeNumber(settings.modelCallsPerDay)}`,
    },
    { label: 'Errors, last 24 hours', value: what || 'none' },
  ];
}

async function readDays({ db, now }: Services): Promise<ModelDay[]> {
  const today = Math.floor(now() / DAY_MS) * DAY_MS;
  const starts = Array.from({ length: DAYS }, (_, index) => today - index * DAY_MS);
  const metrics = ['tokens:in', 'tokens:out', 'model-errors', 'model-retries'] as const;
  const counts = await countAll(
    db,
    Object.fromEntries(
      starts.flatMap((start) =>
        metrics.map((metric) => [
          `${start} ${metric}`,
          countBetween(metric, start, start + DAY_MS),
        ]),
      ),
    ),
  );
  return starts.map((start) => {
    const count = (metric: (typeof metrics)[number]) => counts[`${start} ${metric}`] ?? 0;
    return {
      day: new Date(start).toISOString().slice(0, 10),
      tokensIn: count('tokens:in'),
      tokensOut: count('tokens:out'),
      errors: count('model-errors'),
      retries: count('model-retries'),
    };
  });
}
