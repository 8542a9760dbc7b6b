import type { ReactNode } from 'react';
import { percent, formatWholeNumber } from '../../domain/admin/overview-numbers.ts';
import { shortDay } from '../../domain/admin/periods.ts';
import {
  describeSystem,
  type ModelDay,
  type WriterPace,
  type WritingHealth,
} from '../../domain/admin/system.server.ts';
import type { SiteFacts } from '../../domain/admin/server-configuration.server.ts';
import type { PageVitals } from '../../domain/stats/vitals.server.ts';
import { readAsAdmin } from '../http/form-changes.server.ts';
import { counted } from '../../platform/text/display-text.ts';
import { Check } from '../../ui/icons/icons.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { FaceDrawing } from '../../ui/avatar.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
import { CommandLine } from '../../ui/command.tsx';
import { NumberTable } from './number-table.tsx';
import { StatCards } from './stat-cards.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/system-page';

export const handle = { readers: 'admins' } satisfies RouteHandle;

/** Returns the current state of the server. */
export const loader = (args: Route.LoaderArgs) =>
  readAsAdmin(args, (services) => describeSystem(services));

export const meta: Route.MetaFunction = () => [{ title: pageTitle('System · Admin') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function SystemPage({ loaderData }: Route.ComponentProps) {
  const { site, writing, model, storage, vitals } = loaderData;
  const hasModel = model.today.length > 0;
  const visits = (
    <Panel title="Real visits, last 7 days">
      <Vitals pages={vitals} />
    </Panel>
  );
  return (
    <>
      <PageTitle face="printer-6" about="How the machine is. It never complains.">
        System
      </PageTitle>
      <State facts={[...site, ...storage, ...model.today]} failed={writing.failed} />
      <StatCards
        className="mt-6"
        cards={[
          { label: 'Written', value: writing.written, note: LAST_DAY },
          {
            label: 'Failed',
            value: writing.failed,
            note: LAST_DAY,
            tone: writing.failed > 0 ? 'bad' : undefined,
          },
          {
            label: 'Fallback rate',
            value: percent(writing.fallbackRate),
            note: LAST_DAY,
            tone: writing.fallbackRate > 0 ? 'bad' : undefined,
          },
          {
            label: 'Visits measured',
            value: vitals.reduce((sum, { views }) => sum + views, 0),
            note: 'Last 7 days',
          },
        ]}
      />
      <div className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
        <Panel title="This server" facts={site} />
        <Panel title="Storage" facts={storage} />
        <Panel title="Writing, last 24 hours" facts={failures(writing)}>
          <Paces paces={writing.paces} />
        </Panel>
        {hasModel ? <Panel title="Model, today (UTC)" facts={model.today} /> : visits}
        <div className="grid grid-cols-1 gap-4 empty:hidden lg:col-span-2 lg:gap-6">
          {model.days.length > 0 && (
            <Panel title="Model, last 14 days (UTC)">
              <ModelDays days={model.days} />
            </Panel>
          )}
          {hasModel && visits}
        </div>
      </div>
    </>
  );
}

const LAST_DAY = 'Last 24 hours';

/** Whether all is well: the first thing to know. */
function State({ facts, failed }: { facts: Facts; failed: number }) {
  const failures = `${counted(formatWholeNumber(failed), 'text')} failed: see Writing.`;
  const toDo: { words: string; command?: string | undefined }[] = [
    ...(failed > 0 ? [{ words: failures }] : []),
    ...facts.flatMap(({ toDo: words, command }) => (words ? [{ words, command }] : [])),
  ];
  const isWell = toDo.length === 0;
  return (
    <section
      aria-label="State"
      className={`card mt-6 grid gap-x-8 gap-y-3 px-5 py-4 sm:px-6 lg:grid-cols-[auto_minmax(0,1fr)] ${isWell ? '' : 'border-accent'}`}
    >
      <p className="flex min-h-11 items-center gap-3 self-start font-semibold max-lg:min-h-0">
        {isWell ? (
          <Check size={20} className="text-good" />
        ) : (
          <span className="count-chip">{toDo.length}</span>
        )}
        <span>{isWell ? 'All is well.' : 'To do'}</span>
      </p>
      {!isWell && (
        <ul className="grid items-center gap-3 break-words">
          {toDo.map(({ words, command }) => (
            <li
              key={words}
              className={
                command === undefined
                  ? ''
                  : 'grid items-center gap-x-6 gap-y-3 md:grid-cols-[auto_minmax(0,1fr)]'
              }
            >
              <p>{words}</p>
              {command !== undefined && <CommandLine label="Make a backup">{command}</CommandLine>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type Facts = Readonly<SiteFacts>;
type PanelProps = { title: string; facts?: Facts | undefined; children?: ReactNode };

function Panel({ title, facts, children }: PanelProps) {
  return (
    <section aria-label={title} className="card min-w-0 p-5 sm:p-6">
      <h2 className="text-xl">{title}</h2>
      {facts && (
        <dl className="mt-3 divide-y divide-line">
          {facts.map(({ label, value, toDo }) => (
            <div
              key={label}
              className="grid grid-cols-[7rem_minmax(0,1fr)] content-center gap-x-4 py-2.5 sm:max-lg:grid-cols-[9rem_minmax(0,1fr)] xl:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <dt className="text-muted">{label}</dt>
              <dd
                className={`min-w-0 break-words tabular-nums ${toDo === undefined ? '' : "font-semibold before:me-2 before:inline-block before:size-2.5 before:rounded-full before:bg-accent before:content-['']"}`}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}

function Quiet({ face, children }: { face: string; children: string }) {
  return (
    <p className="mt-4 flex items-center gap-5 text-pretty text-muted">
      <FaceDrawing face={face} className="size-16 sm:size-20" /> {children}
    </p>
  );
}

/** Why some failed or were written by the house. */
function failures({ reasons }: WritingHealth): Facts | undefined {
  if (reasons.length === 0) return undefined;
  return [
    { label: 'Why', value: reasons.map(([reason, count]) => `${reason} (${count})`).join(', ') },
  ];
}

function Paces({ paces }: { paces: readonly WriterPace[] }) {
  if (paces.length === 0) return <Quiet face="mug-4">Nothing has been written.</Quiet>;
  const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`;
  const rows = paces.map(({ writer, written, median, slow }) => {
    return [writer, formatWholeNumber(written), seconds(median), seconds(slow)];
  });
  return (
    <NumberTable
      head={['Writer', 'Written', 'Median time', '95th percentile']}
      rows={rows}
      note="Half of them took at most the median; of twenty, nineteen took at most the other."
    />
  );
}

function ModelDays({ days }: { days: readonly ModelDay[] }) {
  const rows = days.map(({ day, tokensIn, tokensOut, errors, retries }) => {
    return [shortDay(day), ...[tokensIn, tokensOut, errors, retries].map(formatWholeNumber)];
  });
  return (
    <NumberTable
      head={['Day', 'Tokens read', 'Written', 'Errors', 'Retried']}
      rows={rows}
      note="Errors are calls to the model that failed, also those that a second call made good."
    />
  );
}

function Vitals({ pages }: { pages: readonly PageVitals[] }) {
  if (pages.length === 0) {
    return <Quiet face="rock-3">Nobody has been measured yet. The silence is very fast.</Quiet>;
  }
  const rows = pages.map(({ route, views, lcp, inp, cls }) => {
    return [route, formatWholeNumber(views), lcp, inp, cls];
  });
  return (
    <NumberTable
      head={['Page', 'Visits', 'Paint', 'Input', 'Shift']}
      rows={rows}
      note="Three of four visits were at most this: largest paint, slowest input, layout shift. Measured by this server alone."
    />
  );
}
