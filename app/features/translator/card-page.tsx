import { TEXT_BODY_BYTES } from '../../domain/translator/translator-words.ts';
import { data, redirect } from 'react-router';
import type { Meaning, SignedCard } from '../../domain/cards/signed-card.ts';
import { findPause } from '../../domain/instance/find-pause.server.ts';
import { parseJudged } from '../../domain/translator/text-requests.ts';
import { cardToken, readCardToken } from '../../domain/translator/translation-card.server.ts';
import { verdictOn } from '../../domain/translator/verdict-on.server.ts';
import { Download } from '../../ui/icons/icons.tsx';
import { readOnlyForm } from '../http/form-changes.server.ts';
import { CopyLink } from '../../ui/clipboard.tsx';
import { withoutGaps } from '../../ui/cringe-score.tsx';
import { PlainPage, WRITE_A_POST } from '../site/error-pages.tsx';
import { Link } from '../../ui/links.tsx';
import { NOINDEX, pageMeta } from '../../ui/meta-tags.tsx';
import { Boardroom } from '../../ui/boardroom.tsx';
import { BackLink } from '../../ui/page-header.tsx';
import { ShareButton, shareLinks } from '../../ui/sharing.tsx';
import { clientSubject, takeLimitPoint } from '../http/limit.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/card-page';
import { EMPTY_DRAFT, reactTab } from './react-storage.ts';
import { MEANING_ID } from './section-ids.ts';
import { VerdictFigure } from './verdict-figure.tsx';
import { SATIRE_MARK } from '../../platform/text/instance-look.ts';

export const handle = {
  readers: 'guests',
  query: ['t'],
  maxBytes: TEXT_BODY_BYTES.form,
  isWriting: true,
} satisfies RouteHandle;

const GONE = 'No such card';
const GONE_HINT = 'Part of its address is missing, or somebody else wrote it. Both happen.';
const NO_CARD = 'There is no card of this text: it is empty, too long, or not for laughing at.';

/** The card in `?t=`. The URL holds what it shows: the server stores nothing. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const token = new URL(request.url).searchParams.get('t') ?? '';
  const card = readCardToken(services.secret, token);
  const origin = services.publicOrigin;
  if (!card) return data({ card: null, query: '', origin }, { status: 401 });
  return data({ card, query: `t=${token}`, origin });
}

/** POST with `text`: opens a card with what the house says of it. The text goes nowhere else. */
export async function action(args: Route.ActionArgs) {
  const known = args.context.get(requestContext);
  const paused = await findPause(known.services.db);
  if (paused) return data({ message: paused.message }, { status: 503, headers: paused.headers });
  const taken = await takeLimitPoint(known, 'comment-section', clientSubject(known));
  if (!taken.ok) {
    return data({ message: taken.message }, { status: 429, headers: taken.headers });
  }
  const parsed = parseJudged({ text: (await readOnlyForm(args)).get('text') });
  const verdict = parsed.ok ? verdictOn(parsed.text) : null;
  if (!verdict) return data({ message: NO_CARD }, { status: 422 });
  throw redirect(`/translate/card?t=${cardToken(known.services.secret, verdict)}`, 303);
}

export { headers } from '../http/headers.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData?.card) return [{ title: GONE }, NOINDEX];
  const { card, query } = loaderData;
  const { title, alt, words } = describe(card);
  const picture = { path: `/translate/card.png?${query}&size=preview`, alt };
  const path = `/translate/card?${query}`;
  return [...pageMeta({ title, description: words, picture, path }), NOINDEX];
};

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function CardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { card, query, origin } = loaderData;
  if (!card) {
    const back = actionData
      ? { to: SCORE, label: 'Back' }
      : { ...TRANSLATE, label: 'Translate something else' };
    return (
      <PlainPage faces={['note']} sign="They meant: ?" title={GONE} way={back} other={WRITE_A_POST}>
        <p>{actionData?.message ?? GONE_HINT}</p>
      </PlainPage>
    );
  }
  const isVerdict = !('said' in card);
  const way = isVerdict ? { to: SCORE } : TRANSLATE;
  return (
    <div className="column py-8 md:py-12">
      <BackLink {...way}>
        {isVerdict ? 'Judge something else' : 'Translate something else'}
      </BackLink>
      <h1 tabIndex={-1} className="sr-only">
        {describe(card).title}
      </h1>
      <Boardroom className="mt-4">
        {'said' in card ? <MeaningFigure {...card} /> : <VerdictFigure {...card} />}
      </Boardroom>
      <div className="mx-auto max-w-[600px]">
        <CardActions card={card} query={query} origin={origin} />
        <p className="mt-6 text-muted">
          <span>
            {isVerdict
              ? 'The post is not in it, nor who wrote it. What is here is in the address of this page and nowhere else. '
              : 'The words are in the address of this page and nowhere else. '}
          </span>
          <Link {...way} onClick={forget} className="text-primary underline">
            Make your own
          </Link>
          .
        </p>
      </div>
    </div>
  );
}

const SCORE = `/reply-generator#${MEANING_ID}`;
const forget = () => reactTab.saveDraft(EMPTY_DRAFT);
const TRANSLATE = { to: '/translate', onClick: forget };

/** The title of a card, its words for others, and what its picture shows. */
function describe(card: SignedCard): { title: string; words: string; alt: string } {
  if ('said' in card) {
    const { said, meant } = card;
    const alt = `They said: ${said} They meant: ${meant}`;
    return { title: 'They said / They meant', words: meant, alt };
  }
  const words = `${card.score} / 100. ${card.verdict}`;
  const said = card.comments.map(({ name, text }) => `${name}: ${text}`);
  return { title: 'The house has read a post', words, alt: [words, ...said].join(' ') };
}

function MeaningFigure({ said, meant }: Meaning) {
  return (
    <figure className="card p-6 sm:p-10">
      <p className="text-sm font-semibold text-muted">They said</p>
      <blockquote dir="auto" className="mt-2 text-lg break-words whitespace-pre-line">
        {withoutGaps(said)}
      </blockquote>
      <p className="mt-8 text-sm font-semibold text-primary">They meant</p>
      <p
        dir="auto"
        className="mt-2 text-2xl leading-snug font-bold break-words whitespace-pre-line"
      >
        {meant}
      </p>
      <figcaption className="mt-8 text-right text-sm text-muted">{SATIRE_MARK}</figcaption>
    </figure>
  );
}

type ActionsProps = { card: SignedCard; query: string; origin: string };

function CardActions({ card, query, origin }: ActionsProps) {
  const picture = `/translate/card.png?${query}`;
  const url = `${origin}/translate/card?${query}`;
  return (
    <div className="mt-5 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap *:px-3 sm:*:px-5">
      <a href={`${picture}&download`} download className="button button-primary">
        <Download size={18} /> Download
      </a>
      <a href={`${picture}&size=square&download`} download className="button button-plain">
        <Download size={18} /> Square
      </a>
      <CopyLink url={url} />
      {shareLinks(describe(card).words, url).map((link) => (
        <ShareButton key={link.network} link={link} />
      ))}
    </div>
  );
}
