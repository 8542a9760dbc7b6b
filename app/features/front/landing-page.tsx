import { redirectMembersHome } from '../request/guards.server.ts';
import { TryLink } from '../sign-in/try-link.tsx';
import { requestContext } from '../request/request-context.ts';
import { originOf, pageMeta, StructuredData } from '../../ui/meta-tags.tsx';
import { siteName } from '../../platform/text/site-name.ts';
import type { Route } from './+types/landing-page';
import { Faq } from './faq.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { heroPostOf } from './hero-posts.ts';
import { landingData } from './landing-data.ts';
import { Numbers } from './numbers.tsx';
import { Testimonials } from './testimonials.tsx';
import { TranslateTeaser } from './translate-teaser.tsx';

export const middleware = [redirectMembersHome];

/** The post of the day, and the site that it names. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin, now } = context.get(requestContext).services;
  return { origin: publicOrigin, site: siteName(publicOrigin), post: heroPostOf(now()) };
}

const TITLE = 'Broetry: nothing happened, so post about it';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: TITLE,
    tab: TITLE,
    description: 'Turns one plain sentence into a post that a professional network would applaud.',
    path: '/',
    origin: originOf(matches),
  });

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const { origin, site, post } = loaderData;
  return (
    <>
      <Hero post={post} site={site} />
      <Numbers />
      <Features />
      <TranslateTeaser />
      <Testimonials />
      <Faq />
      <CallToAction />
      <StructuredData of={landingData(origin)} />
    </>
  );
}

function CallToAction() {
  return (
    <section aria-labelledby="cta" className="border-t border-line">
      <div className="column flex flex-col items-start justify-between gap-6 pt-16 md:flex-row md:items-center">
        <h2 id="cta" className="max-w-[22ch] text-2xl md:text-3xl">
          Nothing happened to you today?
        </h2>
        <TryLink source="cta" className="button button-primary shrink-0 px-8 text-lg">
          Post about it
        </TryLink>
      </div>
    </section>
  );
}
