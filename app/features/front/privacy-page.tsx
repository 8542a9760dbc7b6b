import { PERSONAL_TABLES } from '../../domain/sign-in/personal-tables.ts';
import { requestContext } from '../request/request-context.ts';
import { BACKUP_RETENTION, RETENTION } from '../../platform/time/retention.ts';
import { originOf, pageMeta } from '../../ui/meta-tags.tsx';
import type { Route } from './+types/privacy-page';
import { describeRetention } from './describe-retention.ts';
import { describeOthers } from '../request/describe-others.server.ts';
import { duration } from './duration.ts';
import { RETAINED_DATA } from './retained-data.ts';
import { KeptTables } from './kept-tables.tsx';
import { LegalPageFrame } from './legal-page-frame.tsx';
import { PRIVACY } from './legal-words.ts';
import { Operator, Plain, PlainList } from './plain-words.tsx';

export const handle = { hydrate: false };

/** What this server keeps, whom it tells, and how often it copies itself. */
export function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const { operatorContact, backupEveryHours } = services.settings;
  return {
    contact: operatorContact ?? null,
    others: describeOthers(services),
    backupEveryHours,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Privacy',
    description: 'What we know about you. Below the joke, every bit of it in plain words.',
    path: '/privacy',
    origin: originOf(matches),
  });

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { contact, others, backupEveryHours } = loaderData;
  return (
    <LegalPageFrame
      title="Privacy"
      lead="Your secrets are safe with us. You have already posted them."
      sections={PRIVACY}
    >
      <Plain>
        <p>
          What stands above is a joke. This is not: it is made from the list of everything the
          server keeps, and changes with it.
        </p>
      </Plain>
      <KeptTables lines={LINES} />
      <Plain heading="In your browser">
        <PlainList items={IN_BROWSER} />
      </Plain>
      <Plain heading="Who else learns something">
        {others.length === 0 ? (
          <p>Nobody. Your browser talks to this server only, and the server tells no one.</p>
        ) : (
          <PlainList items={others} />
        )}
      </Plain>
      <Plain heading="Copies and logs">
        <PlainList items={[backupLine(backupEveryHours), LOG]} />
      </Plain>
      <Plain heading="What you can do">
        <PlainList items={RIGHTS} />
      </Plain>
      <Plain heading="Who runs it">
        <Operator contact={contact} />
      </Plain>
    </LegalPageFrame>
  );
}

const LINES = Object.entries(RETAINED_DATA).flatMap(([table, kept]) =>
  describeRetention(kept, PERSONAL_TABLES[table as keyof typeof RETAINED_DATA]),
);

const IN_BROWSER = [
  `Signed in: a cookie with a random number, for ${duration(RETENTION.sessionLife)} at most. While you sign in another one, for ${duration(RETENTION.signIn)}.`,
  `As a guest who has tried something: a cookie with a random number, for ${duration(RETENTION.guestCookie)}.`,
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
