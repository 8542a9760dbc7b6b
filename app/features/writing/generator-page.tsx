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
import { FaceDrawing } from '../../ui/avatar.tsx';
import { Audience } from '../../ui/boardroom.tsx';
import { Link } from '../../ui/links.tsx';
import { pageMeta, pageTitle } from '../../ui/meta-tags.tsx';
import { keptIfUnreachable } from '../../ui/stale-data.tsx';
import { useSwitches } from '../site/use-viewer.ts';
import { BackLink, Banner } from '../../ui/page-header.tsx';
import { OwnPostLink } from '../posts/own-post-link.tsx';
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
import { STYLE_FACES, StyleList } from './style-list.tsx';
import { UnknownForm } from './unknown-form.tsx';
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
      <PostForm key={key} style={style} isFocused={chosen !== null} {...form} />
    </StyleMenu>
  ) : (
    <FormFrame
      sample={style.sample}
      face={`${STYLE_FACES[style.value] ?? 'mug'}-1`}
      back={<BackToMenu />}
      notice={notice}
      step="Step 2 of 2"
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
      face="sandwich-0"
      notice={notice}
      step="Step 1 of 2"
      below={<StyleList samples={samples} />}
      title={OWN_IDEA.label}
      badge={
        <span className="rounded-control bg-accent px-2 py-0.5 text-sm font-bold text-on-accent">
          NEW
        </span>
      }
      words={OWN_IDEA.promise}
    >
      {children}
    </FormFrame>
  );
}

type FormFrameProps = {
  sample: string;
  face: string;
  back?: ReactNode;
  /** What a guest has left. */
  notice: ReactNode;
  below?: ReactNode;
  step?: string;
  title: string;
  badge?: ReactNode;
  words: string;
  children: ReactNode;
};

function FormFrame({ sample, face, back, notice, below, step, ...more }: FormFrameProps) {
  const { title, badge, words, children } = more;
  return (
    <div>
      {back}
      <PausedNote />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
        {step !== undefined && <p className="eyebrow">{step}</p>}
        {notice}
      </div>
      <FormTitle {...{ face, title, badge, words }} />
      <div className="grid grid-cols-1 gap-x-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>{children}</div>
        <aside
          aria-label="How it sounds"
          className="boardroom grid max-h-160 content-center rounded-card px-5 pt-5 pb-37 max-lg:mt-6 lg:px-10 lg:pt-8 lg:pb-34"
        >
          <p aria-hidden className="h-8 font-display text-4xl leading-none text-accent lg:h-10">
            “
          </p>
          <p className="font-display text-xl leading-snug text-balance lg:text-3xl">{sample}</p>
          <Audience faces={['calculator', 'pie', 'egg']} />
        </aside>
      </div>
      {below}
    </div>
  );
}

function FormTitle({
  face,
  title,
  badge,
  words,
}: Pick<FormFrameProps, 'face' | 'title' | 'badge' | 'words'>) {
  return (
    <div className="mt-3 mb-5 flex items-center gap-3 md:mb-6 md:gap-5">
      <FaceDrawing face={face} className="size-12 md:size-18" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3">
          <h1 tabIndex={-1} className="text-[min(1.5rem,6.1vw)] md:text-3xl">
            {title}
          </h1>
          {badge}
        </div>
        <p className="mt-1 text-pretty text-muted">{words}</p>
      </div>
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
      <span className="min-w-0 flex-1 text-balance">
        {guestLimitWords(freePosts)} {freePosts > 0 && <OwnPostLink />}
      </span>
      <Link to={`/signup?${next}`} className="button button-plain shrink-0">
        Sign up
      </Link>
    </Banner>
  );
}
