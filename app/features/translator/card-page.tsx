import { Download } from 'lucide-react';
import { data, Link } from 'react-router';
import { ShareButton, shareLinks } from '../../ui/sharing.tsx';
import { requestContext } from '../request/request-context.ts';
import { BackLink } from '../../ui/page-header.tsx';
import { withoutGaps } from '../../ui/cringe-score.tsx';
import { PlainPage } from '../../ui/error-pages.tsx';
import { pageMeta } from '../../ui/meta-tags.tsx';
import type { Route } from './+types/card-page';
import { CopyLink } from '../../ui/clipboard.tsx';
import { EMPTY_DRAFT, reactTab } from './react-storage.ts';
import { readCardToken } from '../../domain/writing/translation-card.server.ts';

const GONE = 'No such card';
const GONE_HINT = 'Part of its address is missing, or somebody else wrote it. Both happen.';

/** The card in `?t=`. The URL holds the text: the server stores nothing. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const token = new URL(request.url).searchParams.get('t') ?? '';
  const words = readCardToken(services.secret, token);
  const origin = services.publicOrigin;
  if (!words) return data({ card: null, origin }, { status: 404 });
  return data({ card: { ...words, query: `t=${token}` }, origin });
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const robots = { name: 'robots', content: 'noindex' };
  if (!loaderData?.card) return [{ title: GONE }, robots];
  const { card, origin } = loaderData;
  const picture = {
    path: `/translate/card.png?${card.query}&size=preview`,
    alt: `They said: ${card.said} They meant: ${card.meant}`,
  };
  const page = { title: 'They said / They meant', description: card.meant, origin, picture };
  return [...pageMeta({ ...page, path: `/translate/card?${card.query}` }), robots];
};

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function CardPage({ loaderData }: Route.ComponentProps) {
  const { card, origin } = loaderData;
  const back = (
    <BackLink to="/translate" onClick={() => reactTab.saveDraft(EMPTY_DRAFT)}>
      Translate something else
    </BackLink>
  );
  if (!card) {
    return (
      <PlainPage title={GONE} back={back}>
        <p>{GONE_HINT}</p>
      </PlainPage>
    );
  }
  return (
    <div className="column py-8 md:py-12">
      <div className="mx-auto max-w-[680px]">
        {back}
        <Card card={card} origin={origin} />
      </div>
    </div>
  );
}

type CardProps = { card: { said: string; meant: string; query: string }; origin: string };

function Card({ card: { said, meant, query }, origin }: CardProps) {
  const picture = `/translate/card.png?${query}`;
  const url = `${origin}/translate/card?${query}`;
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        They said / They meant
      </h1>
      <figure className="card mt-4 p-6 sm:p-10">
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
        <figcaption className="mt-8 text-right text-sm text-muted">
          Satire. Made with Broetry.
        </figcaption>
      </figure>
      <div className="mt-5 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap *:px-3 sm:*:px-5">
        <a href={`${picture}&download`} download className="button button-primary">
          <Download aria-hidden size={18} /> Download
        </a>
        <a href={`${picture}&size=square&download`} download className="button button-plain">
          <Download aria-hidden size={18} /> Square
        </a>
        <CopyLink url={url} />
        {shareLinks(meant, url).map((link) => (
          <ShareButton key={link.network} link={link} />
        ))}
      </div>
      <p className="mt-6 text-muted">
        The words are in the address of this page and nowhere else.{' '}
        <Link
          to="/translate"
          onClick={() => reactTab.saveDraft(EMPTY_DRAFT)}
          className="text-primary underline"
        >
          Make your own
        </Link>
        .
      </p>
    </>
  );
}
