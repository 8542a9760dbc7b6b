import { HIDE_REASON_WORDS } from '../../domain/screening/moderation-words.ts';
import { REPORTS_THAT_HIDE } from '../../domain/screening/report.ts';
import { readSwitches } from '../../domain/instance/instance.server.ts';
import { RATE_LIMITS } from '../../domain/rate-limits/limits.server.ts';
import { requestContext } from '../http/request-context.ts';
import { RETENTION } from '../../platform/time/retention.ts';
import { Link } from '../../ui/links.tsx';
import { pageMeta } from '../../ui/meta-tags.tsx';
import { useInstanceLook } from '../site/use-viewer.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/terms-page';
import { formatDuration } from './retained-data.ts';
import { LegalPageFrame, Operator, PlainList, type PlainPart } from './legal-page-frame.tsx';
import { ACKNOWLEDGEMENT, termsOf } from './legal-words.ts';

export const handle = {
  readers: 'everyone',
  hydrate: false,
  shared: {},
  sitemap: true,
} satisfies RouteHandle;

/** Loads the limits of this server, in words. */
export async function loader({ context }: Route.LoaderArgs) {
  const { settings, db } = context.get(requestContext).services;
  const { guestGenerationsPerAddressPerDay, memberGenerationsPerDay } = settings;
  const { freePosts } = await readSwitches(db);
  const posts = freePosts === 1 ? 'one post' : `${freePosts} posts`;
  const { share, comment, reaction, report, upload, request } = RATE_LIMITS;
  const limits = [
    freePosts === 0
      ? 'Without an account: no posts.'
      : `Without an account: ${posts}, as long as your network has not used up the ${guestGenerationsPerAddressPerDay} free posts it has in a day.`,
    `With an account: posts and replies without limit. Past ${memberGenerationsPerDay} in a day the house writer writes them all.`,
    `In an hour: ${share.points} posts shared, ${comment.points} comments, ${reaction.points} reactions, ${report.points} reports, ${upload.points} pictures uploaded, ${request.points} requests.`,
  ];
  return { limits };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Terms',
    description: 'What you agree to by reading this. Below the joke, the rules in plain words.',
    path: '/terms',
  });

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPageFrame
      title="Terms"
      faces={['stapler', 'rock', 'briefcase']}
      lead="Please read them with the gravity they were written with."
      sections={termsOf(useInstanceLook().name)}
      closing={ACKNOWLEDGEMENT}
      intro="What stands above is a joke. This is not: it says how the software on this server behaves, with the numbers that it goes by."
      plain={plainParts(loaderData.limits)}
    />
  );
}

function plainParts(limits: readonly string[]): PlainPart[] {
  return [
    { heading: 'What this is', body: <PlainList items={WHAT} /> },
    { heading: 'How much of it you get', body: <PlainList items={limits} /> },
    {
      heading: 'What is taken out of the community',
      body: (
        <>
          <PlainList items={Object.values(HIDE_REASON_WORDS)} />
          <p className="mt-3">{REMOVAL}</p>
        </>
      ),
    },
    {
      heading: 'Who runs it',
      body: (
        <>
          <Operator />
          <p className="mt-3">
            What is kept about you, and for how long, stands on the page{' '}
            <Link to="/privacy" className="text-primary underline underline-offset-4">
              Privacy
            </Link>
            .
          </p>
        </>
      ),
    },
  ];
}

const WHAT = [
  'A parody of professional networks in general. Not affiliated with LinkedIn.',
  'What you have written is yours; the software claims no right to it. Sharing a post shows it to everybody, until you take it back.',
  'Posts name no real person unless you do. Please do not.',
  'You can delete your account at any time, on your profile. There is no undo.',
  'It comes free of charge and without a promise: it can be slow, wrong or gone tomorrow.',
];

const REMOVAL = `Anybody can report a post or a comment. What ${REPORTS_THAT_HIDE} members report is hidden until somebody has looked. What is deleted is hidden at once and gone for good after ${formatDuration(RETENTION.removed)}. Its writer is told why, and the page Removals lists the reasons, never the text. Admins can also close an account.`;
