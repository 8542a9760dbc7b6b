import { TryLink } from '../guests/try-link.tsx';
import { DEFAULT_AUTHOR } from '../posts/default-author.ts';
import { PostCard } from '../posts/post-card.tsx';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/landing-page';
import { SAMPLE_SENTENCE, writeSample } from './write-sample.server.ts';

/** A plain sentence and the post it became. */
export function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  return { sentence: SAMPLE_SENTENCE, post: writeSample(services) };
}

export const meta: Route.MetaFunction = () => [
  { title: 'Broetry: nothing happened, so post about it' },
  {
    name: 'description',
    content: 'Turns a plain sentence into a post that a professional network would applaud.',
  },
];

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="column grid gap-12 py-12 md:py-20 lg:grid-cols-[5fr_6fr] lg:items-center lg:gap-16">
        <Hero />
        <BeforeAndAfter sentence={loaderData.sentence} post={loaderData.post} />
      </div>
      <CallToAction />
    </>
  );
}

function Hero() {
  return (
    <div>
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        Nothing happened. Post about it.
      </h1>
      <p className="mt-6 max-w-[44ch] text-lg text-muted">
        Broetry turns one plain sentence into a post that a professional network would applaud.
      </p>
      <TryLink source="hero" className="button button-primary mt-8 px-8 text-lg">
        Try it free
      </TryLink>
      <p className="mt-4 text-sm text-muted">One post, no account, no personal growth required.</p>
    </div>
  );
}

function BeforeAndAfter({ sentence, post }: { sentence: string; post: string }) {
  return (
    <section aria-label="An example">
      <p className="eyebrow">What happened</p>
      <p className="mt-1 font-display text-2xl leading-tight">{sentence}.</p>
      <p className="eyebrow mt-8 mb-3">What was posted</p>
      <PostCard author={DEFAULT_AUTHOR} text={post} settling />
    </section>
  );
}

function CallToAction() {
  return (
    <section className="border-t border-line">
      <div className="column flex flex-col items-start justify-between gap-6 pt-16 md:flex-row md:items-center">
        <h2 className="max-w-[22ch] text-2xl md:text-3xl">
          Something ordinary happened to you today.
        </h2>
        <TryLink source="cta" className="button button-primary shrink-0 px-8 text-lg">
          Make it a lesson
        </TryLink>
      </div>
    </section>
  );
}
