import { PERSONAL_TABLES } from '../../domain/sign-in/personal-tables.ts';
import { externalPictureOrigin } from '../../platform/files/picture-storage.server.ts';
import type { Services } from '../../platform/services.ts';
import { modelBaseUrl, moderationEndpoint } from '../../platform/settings/model-settings.server.ts';
import { BACKUP_RETENTION, RETENTION } from '../../platform/time/retention.ts';
import { pageMeta } from '../../ui/meta-tags.tsx';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/privacy-page';
import { LegalPageFrame, Operator, PlainList, type PlainPart } from './legal-page-frame.tsx';
import { PRIVACY } from './legal-words.ts';
import {
  type About,
  describeRetention,
  formatDuration,
  RETAINED_DATA,
  type RetentionLine,
} from './retained-data.ts';

export const handle = {
  readers: 'everyone',
  hydrate: false,
  shared: {},
  sitemap: true,
} satisfies RouteHandle;

/** Loads the third parties and the backup interval of this server. */
export function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const { backupEveryHours } = services.settings;
  return { others: describeThirdParties(services), backupEveryHours };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Privacy',
    description: 'What we know about you. Below the joke, every bit of it in plain words.',
    path: '/privacy',
  });

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { others, backupEveryHours } = loaderData;
  return (
    <LegalPageFrame
      title="Privacy"
      faces={['laptop', 'pigeon', 'plant']}
      lead="Your secrets are safe with us. You have already posted them."
      sections={PRIVACY}
      intro="What stands above is a joke. This is not: it is made from the list of everything the server keeps, and changes with it."
      plain={plainParts(others, backupEveryHours)}
    />
  );
}

function plainParts(others: readonly string[], backupEveryHours: number): PlainPart[] {
  return [
    ...RETAINED,
    { heading: 'In your browser', body: <PlainList items={IN_BROWSER} /> },
    {
      heading: 'Who else learns something',
      body:
        others.length === 0 ? (
          <p>Nobody. Your browser talks to this server only, and the server tells no one.</p>
        ) : (
          <PlainList items={others} />
        ),
    },
    {
      heading: 'Copies and logs',
      body: <PlainList items={[backupLine(backupEveryHours), LOG]} />,
    },
    { heading: 'What you can do', body: <PlainList items={RIGHTS} /> },
    { heading: 'Who runs it', body: <Operator /> },
  ];
}

const LINES = Object.entries(RETAINED_DATA).flatMap(([table, retained]) =>
  describeRetention(retained, PERSONAL_TABLES[table as keyof typeof RETAINED_DATA]),
);

const IN_BROWSER = [
  `Signed in: a cookie with a random number, for ${formatDuration(RETENTION.sessionLife)} at most. While you sign in another one, for ${formatDuration(RETENTION.signIn)}.`,
  `As a guest who has tried something: a cookie with a random number, for ${formatDuration(RETENTION.guestCookie)}.`,
  'What you chose: light or dark, the sidebar. As a guest also a copy of that number, and how often you were written for.',
  'What you typed and have not sent yet. It stays in its tab and ends with it.',
];

const LOG =
  'The log of the server has a line for each request: what, when, how long it took. No network address, and nothing you typed.';

const RIGHTS = [
  'See and take along what is marked as part of your export: Profile, Export my data.',
  'Delete a single post, reply, comment, picture or request where it stands.',
  'Delete your account, and with it what is listed above: Profile, Delete account. At once and for good.',
];

function backupLine(everyHours: number): string {
  if (everyHours === 0) return 'The server makes no copies of itself; the people who run it may.';
  const { days, weeks } = BACKUP_RETENTION;
  const often = everyHours === 1 ? 'Every hour' : `Every ${everyHours} hours`;
  return `${often} the server copies itself. Kept are the newest copy of each of ${days} days and of ${weeks} weeks: what you delete is in them until they are gone.`;
}

const HEADINGS: Readonly<Record<About, string>> = {
  guests: 'If you only look around',
  members: 'If you have an account',
  nobody: 'About nobody in particular',
};

const RETAINED = (Object.keys(HEADINGS) as About[]).map((about): PlainPart => {
  const lines = LINES.filter((line) => line.about === about);
  return { heading: HEADINGS[about], body: <Retained lines={lines} /> };
});

/** What is kept, beside how long, which is said once for all that have the same end. A long list has the whole width. */
function Retained({ lines }: { lines: readonly RetentionLine[] }) {
  const groups = Map.groupBy(lines, ({ until }) => until);
  return (
    <dl className="mt-3 border-b border-line">
      {[...groups].map(([until, group]) => {
        const isLong = group.length > 4;
        return (
          <div
            key={until}
            className={`gap-x-6 border-t border-line py-3 ${isLong ? '' : 'sm:grid sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]'}`}
          >
            <Until words={until} />
            <dd className={isLong ? 'mt-2 gap-x-6 sm:columns-2' : 'max-sm:mt-1.5'}>
              {group.length === 1 ? (
                group[0]?.what
              ) : (
                <PlainList items={group.map(({ what }) => what)} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The end itself, and what else is to say about it. */
function Until({ words }: { words: string }) {
  const end = /^[^;.]+[;.]/.exec(words)?.[0] ?? words;
  const more = words.slice(end.length).trim();
  return (
    <dt>
      <span className="font-semibold">{end}</span>{' '}
      <span className="text-sm text-muted">{more}</span>
    </dt>
  );
}

const SIGN_IN_NAMES = { google: 'Google', linkedin: 'LinkedIn' } as const;

/** Returns the third parties of this server, from its settings. */
function describeThirdParties({
  settings,
  providers,
  modelStatus,
}: Pick<Services, 'settings' | 'providers' | 'modelStatus'>): string[] {
  const model = modelStatus.active()?.settings;
  const names = { ...SIGN_IN_NAMES, oidc: settings.oidcName, demo: null };
  const signIns = providers.ids.flatMap((id) => names[id] ?? []);
  const pictures = externalPictureOrigin(settings);
  const others = [
    [
      model && modelBaseUrl(model),
      'where a model writes: it gets what you type for a post, a reply or a translation, not who you are.',
    ],
    [
      moderationEndpoint(settings)?.url,
      'where a model checks what is shared: it gets the text, not who wrote it.',
    ],
    [pictures, 'where the library’s pictures are kept: your browser fetches them there.'],
    [
      pictures === null && settings.s3Endpoint,
      'where the library’s pictures are kept. Your browser never goes there.',
    ],
    [
      settings.analyticsScriptUrl,
      'whose script every page loads: it counts visits for the people who run this server.',
    ],
  ] as const;
  return [
    ...signIns.map(
      (name) =>
        `${name}, if you sign in with it: it learns that you did, and tells us your name, e-mail address and picture.`,
    ),
    ...others.flatMap(([url, words]) => (url ? [`${new URL(url).host}, ${words}`] : [])),
  ];
}
