import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import {
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { findStyle, POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import { findGuestUsage } from '../../domain/members/guests.server.ts';
import type { ReusedForm } from '../../domain/posts/form-values.ts';
import { takeTryClick } from '../../domain/stats/try-now-clicks.ts';
import { type StyleSamples, styleSamples } from '../../domain/writing/style-samples.server.ts';
import { loadGeneratorForm } from '../../domain/writing/load-generator-form.server.ts';
import { sendEvent } from '../site/send-event.ts';
import { guestLimitWords } from '../../platform/http/error-words.ts';
import { firstNumberWord } from '../../platform/text/number-words.ts';
import { guestMayGenerate, OPEN_SITE } from '../../domain/instance/site-switches.ts';
import { Link } from '../../ui/links.tsx';
import { pageMeta, pageTitle } from '../../ui/meta-tags.tsx';
import { keptIfUnreachable } from '../../ui/stale-data.tsx';
import { useSwitches } from '../site/use-viewer.ts';
import { BackLink, Banner } from '../../ui/page-header.tsx';
import { PausedNote } from '../posts/paused-note.tsx';
import { requireFreePosts } from '../http/guards.server.ts';
import { requestContext } from '../http/request-context.ts';
import {
  lastKnownGuest,
  type MirroredGuest,
  useGuestMirror,
} from '../sign-in/client-usage-cache.ts';
import { useCountedPrompt } from '../sign-in/sign-up-prompt.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/generator-page';
import { freeTrialBanner, UNKNOWN_STYLE } from './generator-words.ts';
import { PostForm } from './post-form.tsx';
import { StyleList } from './style-list.tsx';
import { useUsageRefresh } from './use-usage-refresh.ts';

export const handle = {
  readers: 'guests',
  query: ['style', 'from', 'remix', 'prompt'],
  sitemap: true,
} satisfies RouteHandle;

const [OWN_IDEA] = POST_STYLES;
const STYLE_COUNT = firstNumberWord(POST_STYLES.length);

type Loaded = {
  guest: MirroredGuest | null;
  reused: ReusedForm | null;
  samples: StyleSamples;
};

export const middleware = [requireFreePosts];

/**
 * The guest with the remaining free use (null for members), and values for the form: `?from={generation}` reuses an
 * own post, `?remix={post}` a shared one, `?prompt={day}` the situation of a day.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Loaded> {
  const { services, viewer, ensureGuestId } = context.get(requestContext);
  const reused = await loadGeneratorForm(services, viewer, new URL(request.url).searchParams);
  const samples = styleSamples();
  if (viewer.kind === 'member') {
    // For a guest an event of the page does it: robots send none.
    services.modelStatus.prepare();
    return { guest: null, reused, samples };
  }
  const usage = await findGuestUsage(services, viewer);
  return { guest: { id: ensureGuestId(), ...usage }, reused, samples };
}

const pageData = keptIfUnreachable<Loaded>((kept) => {
  const guest = lastKnownGuest();
  if (guest?.id) return { guest, reused: null, samples: kept?.samples ?? {} };
  return kept && { ...kept, reused: null };
});
export const clientLoader = pageData.clientLoader;

/** Choosing a style only changes the URL: nothing is loaded. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search;
}

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const chosen = new URLSearchParams(location.search).get('style');
  const style = findStyle(chosen ?? OWN_IDEA.value);
  if (style === OWN_IDEA) {
    const { freePosts } = matches[0].loaderData?.switches ?? OPEN_SITE;
    const description = `${STYLE_COUNT} styles of saying that nothing happened.${freeWords(freePosts)}`;
    return pageMeta({ title: 'Choose your post style', description, path: '/generator' });
  }
  if (!style) return [{ title: pageTitle(UNKNOWN_STYLE) }, { name: 'robots', content: 'noindex' }];
  const path = `/generator?style=${style.value}`;
  return pageMeta({ title: style.label, description: style.promise, path });
};

function freeWords(freePosts: number): string {
  if (freePosts === 0) return '';
  return freePosts === 1 ? ' The first post is free.' : ` The first ${freePosts} posts are free.`;
}

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function GeneratorPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const { guest, reused, samples } = loaderData;
  const { freePosts } = useSwitches();
  const isFree = guest !== null && guestMayGenerate(guest, freePosts);
  const mayGenerate = guest === null || isFree;
  pageData.useKept(loaderData);
  useGuestMirror(guest);
  useVisitEvent();
  const refresh = useUsageRefresh();
  return (
    <div className="column py-5 md:py-10">
      <Step
        key={guest === null ? 'member' : 'guest'}
        chosen={params.get('style')}
        about={params.get('from') ?? params.get('remix') ?? params.get('prompt')}
        {...{ reused, samples, mayGenerate }}
        notice={guest !== null && <GuestBanner left={freePosts - guest.postsGenerated} />}
        onUsage={refresh}
      />
    </div>
  );
}

type StepProps = {
  notice: ReactNode;
  chosen: string | null;
  about: string | null;
  reused: ReusedForm | null;
  samples: StyleSamples;
  mayGenerate: boolean;
  onUsage: () => void;
};

function Step({ notice, chosen, about, reused, samples, ...more }: StepProps) {
  const style = findStyle(chosen ?? OWN_IDEA.value);
  if (!style) return <UnknownForm notice={notice} />;
  const begun = about !== null && reused?.style === style.value ? reused : null;
  const form = { begun, ...more };
  const key = `${style.value} ${about}`;
  return style === OWN_IDEA ? (
    <StyleMenu notice={notice} samples={samples}>
      <PostForm key={key} style={style} isFocused={chosen !== null} {...form}>
        <OwnIdea />
      </PostForm>
    </StyleMenu>
  ) : (
    <FormFrame
      sample={style.sample}
      back={<BackToMenu />}
      notice={notice}
      step={2}
      title={style.label}
      words={style.promise}
    >
      <PostForm key={key} style={style} {...form} />
    </FormFrame>
  );
}

// Sent once, after hydration: visits without script do not count.
function useVisitEvent(): void {
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    const source = takeTryClick();
    if (source) sendEvent({ event: 'try_now_click', metadata: { source } });
    sendEvent({ event: 'generator_visit' });
  }, []);
}

type StyleMenuProps = { notice: ReactNode; samples: StyleSamples; children: ReactNode };

/** Step 1 (docs/product.md §2, Generator): the form of the featured style, and the others below it. */
function StyleMenu({ notice, samples, children }: StyleMenuProps) {
  return (
    <FormFrame
      sample={OWN_IDEA.sample}
      notice={notice}
      below={<StyleList samples={samples} />}
      step={1}
      title="Choose your post style"
      words={`${STYLE_COUNT} ways to say that you went to work.`}
    >
      {children}
    </FormFrame>
  );
}

function OwnIdea() {
  return (
    <div>
      <h2 className="flex flex-wrap items-center gap-x-3 text-xl">
        {OWN_IDEA.label}{' '}
        <span className="rounded-control bg-accent px-2 py-0.5 font-sans text-sm font-bold text-on-accent">
          NEW
        </span>
      </h2>
      <p className="mt-1 text-muted">{OWN_IDEA.promise}</p>
    </div>
  );
}

type FormFrameProps = {
  sample: string;
  back?: ReactNode;
  /** What a guest has left. */
  notice: ReactNode;
  below?: ReactNode;
  step: 1 | 2;
  title: string;
  words: string;
  children: ReactNode;
};

function FormFrame({ sample, back, notice, below, step, ...more }: FormFrameProps) {
  const { title, words, children } = more;
  return (
    <div>
      {back}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="eyebrow">{`Step ${step} of 2`}</p>
        {notice}
      </div>
      <PausedNote />
      <h1 tabIndex={-1} className="mt-2 text-2xl md:text-3xl">
        {title}
      </h1>
      <p className="mt-2 mb-6 text-lg text-muted">{words}</p>
      <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>{children}</div>
        <aside
          aria-label="How it sounds"
          className="boardroom hidden max-h-160 content-center rounded-card px-10 pt-6 pb-14 lg:grid"
        >
          <p aria-hidden className="h-10 font-display text-4xl leading-none text-accent">
            “
          </p>
          <p className="font-display text-2xl leading-snug text-balance">{sample}</p>
        </aside>
      </div>
      {below}
    </div>
  );
}

function BackToMenu() {
  const navigate = useNavigate();
  const location = useLocation();
  const cameFromMenu = (location.state as { fromMenu?: boolean } | null)?.fromMenu === true;
  // The menu is the page before this one: going back to it leaves no second copy in the history.
  const goBack = (click: MouseEvent) => {
    if (!cameFromMenu) return;
    click.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink to="/generator" onClick={goBack}>
      Back
    </BackLink>
  );
}

/** What a guest has left, said before anything is typed. */
function GuestBanner({ left }: { left: number }) {
  const { pathname, search } = useLocation();
  const { freePosts } = useSwitches();
  useCountedPrompt(left <= 0);
  if (left > 0) return <Banner>{freeTrialBanner(freePosts, left)}</Banner>;
  const next = new URLSearchParams({ next: pathname + search }).toString();
  return (
    <Banner>
      <span className="min-w-0 flex-1">{guestLimitWords(freePosts)}</span>
      <Link to={`/signup?${next}`} className="button button-plain shrink-0">
        Sign up
      </Link>
    </Banner>
  );
}

function UnknownForm({ notice }: { notice: ReactNode }) {
  return (
    <div className="py-8">
      {notice}
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {UNKNOWN_STYLE}
      </h1>
      <p className="mt-4 max-w-[60ch] text-lg text-muted">
        This post style is still finding its purpose. {STYLE_COUNT} others have found theirs.
      </p>
      <Link to="/generator" className="button button-primary mt-8">
        Choose another style
      </Link>
    </div>
  );
}
