import type { ReactNode } from 'react';
import { percent, formatWholeNumber } from '../../domain/admin/overview-numbers.ts';
import { shortDay } from '../../domain/admin/periods.ts';
import {
  describeSystem,
  type ModelDay,
  type WriterPace,
  type WritingHealth,
} from '../../domain/admin/system.server.ts';
import type { PageVitals } from '../../domain/stats/vitals.server.ts';
import { readAsAdmin } from '../http/form-changes.server.ts';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { NumberTable } from './number-table.tsx';
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
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      <Panel title="This server" facts={site} />
      <Panel title="Storage" facts={storage} />
      <Panel title="Writing, last 24 hours" facts={writingFacts(writing)} isWide={!hasModel}>
        <Paces paces={writing.paces} />
      </Panel>
      {hasModel && <Panel title="Model, today (UTC)" facts={model.today} />}
      {model.days.length > 0 && (
        <Panel title="Model, last 14 days (UTC)" isWide>
          <ModelDays days={model.days} />
        </Panel>
      )}
      <Panel title="Real visits, last 7 days" isWide>
        <Vitals pages={vitals} />
      </Panel>
    </div>
  );
}

type Facts = readonly { label: string; value: string }[];
type PanelProps = { title: string; facts?: Facts; isWide?: boolean; children?: ReactNode };

function Panel({ title, facts, isWide = false, children }: PanelProps) {
  return (
    <section
      aria-label={title}
      className={`card min-w-0 p-5 sm:p-6 ${isWide ? 'lg:col-span-2' : ''}`}
    >
      <h2 className="text-xl">{title}</h2>
      {facts && (
        <dl className="mt-3 divide-y divide-line">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium break-words tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}

function writingFacts({ written, failed, reasons, fallbackRate }: WritingHealth): Facts {
  const why = reasons.map(([reason, count]) => `${reason} (${count})`).join(', ');
  return [
    { label: 'Written', value: formatWholeNumber(written) },
    { label: 'Failed', value: formatWholeNumber(failed) },
    ...(why ? [{ label: 'Why', value: why }] : []),
    { label: 'Fallback rate', value: percent(fallbackRate) },
  ];
}

function Paces({ paces }: { paces: readonly WriterPace[] }) {
  if (paces.length === 0) return null;
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
    return (
      <p className="mt-3 text-muted">Nobody has been measured yet. The silence is very fast.</p>
    );
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
