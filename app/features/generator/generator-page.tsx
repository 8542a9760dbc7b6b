import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { findStyle, POST_STYLES, type PostStyle } from '../../../comedy/post-styles.ts';
import { findGuestUsage } from '../../domain/members/guests.server.ts';
import type { ReusedForm } from '../../domain/posts/form-values.ts';
import { tryClicks } from '../../domain/sign-in/try-now-clicks.ts';
import { loadGeneratorForm } from '../../domain/writing/load-generator-form.server.ts';
import { onForget } from '../../platform/browser/web-storage.ts';
import { sendEvent } from '../../platform/http/send-event.ts';
import { guestMayGenerate } from '../../platform/http/viewer.ts';
import { originOf, pageMeta, pageTitle } from '../../ui/meta-tags.tsx';
import { Banner } from '../../ui/page-header.tsx';
import { requestContext } from '../request/request-context.ts';
import {
  lastKnownGuest,
  type MirroredGuest,
  useGuestMirror,
} from '../sign-in/client-usage-cache.ts';
import type { Route } from './+types/generator-page';
import { FREE_TRIAL_BANNER, UNKNOWN_FORM } from './generator-words.ts';
import { StyleForm } from './style-form.tsx';
import { type RefreshUsage, useUsageRefresh } from './use-usage-refresh.ts';

type Loaded = { guest: MirroredGuest | null; reused: ReusedForm | null };

/**
 * The guest with the remaining free use (null for members), and values for the form: `?from={generation}` reuses an
 * own post, `?remix={post}` a shared one, `?prompt={day}` the situation of a day.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Loaded> {
  const { services, viewer, ensureGuestId } = context.get(requestContext);
  const reused = await loadGeneratorForm(services, viewer, new URL(request.url).searchParams);
  if (viewer.kind === 'member') return { guest: null, reused };
  return { guest: { id: ensureGuestId(), ...(await findGuestUsage(services, viewer)) }, reused };
}

let known: Loaded | null = null;
onForget(() => (known = null));

/** Offline the page works with the last known data. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  try {
    return await serverLoader();
  } catch (error) {
    const guest = lastKnownGuest();
    if (guest?.id) return { guest, reused: null };
    if (known) return { ...known, reused: null };
    throw error;
  }
}

/** Choosing a style only changes the URL: nothing is loaded. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search;
}

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const origin = originOf(matches);
  const chosen = new URLSearchParams(location.search).get('style');
  if (chosen === null) {
    const description = 'Nine styles of saying that nothing happened. The first post is free.';
    return pageMeta({ title: 'Choose your post style', description, path: '/generator', origin });
  }
  const style = findStyle(chosen);
  if (!style) return [{ title: pageTitle(UNKNOWN_FORM) }, { name: 'robots', content: 'noindex' }];
  const path = `/generator?style=${style.value}`;
  return pageMeta({ title: style.label, description: style.promise, path, origin });
};

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function GeneratorPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const { guest, reused } = loaderData;
  const isFree = guest !== null && guestMayGenerate(guest);
  const mayGenerate = guest === null || isFree;
  useGuestMirror(guest);
  useVisitEvent();
  const refresh = useUsageRefresh();
  useEffect(() => {
    // The first load does not pass through clientLoader.
    known = loaderData;
  }, [loaderData]);
  return (
    <div className="column py-8 md:py-12">
      {isFree && <Banner>{FREE_TRIAL_BANNER}</Banner>}
      <Step
        key={guest === null ? 'member' : 'guest'}
        chosen={params.get('style')}
        about={params.get('remix') ?? params.get('prompt')}
        {...{ reused, mayGenerate }}
        onUsage={refresh}
      />
    </div>
  );
}

type StepProps = {
  chosen: string | null;
  /** The original post or the day in the URL. */
  about: string | null;
  reused: ReusedForm | null;
  mayGenerate: boolean;
  onUsage: RefreshUsage;
};

function Step({ chosen, about, reused, mayGenerate, onUsage }: StepProps) {
  if (chosen === null) return <StyleMenu />;
  const style = findStyle(chosen);
  if (!style) return <UnknownForm />;
  const begun = reused?.style === style.value ? reused : null;
  return <StyleForm key={`${style.value} ${about}`} {...{ style, begun, mayGenerate, onUsage }} />;
}

// Sent once, after hydration: visits without script do not count.
function useVisitEvent(): void {
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    const source = tryClicks().take();
    if (source) sendEvent({ event: 'try_now_click', metadata: { source } });
    sendEvent({ event: 'generator_visit' });
  }, []);
}

/** Step 1: the menu of the nine styles (docs/product.md §3). */
function StyleMenu() {
  return (
    <>
      <p className="eyebrow mt-8">Step 1 of 2</p>
      <h1 tabIndex={-1} className="mt-1 text-2xl md:text-3xl">
        Choose your post style
      </h1>
      <p className="mt-3 text-lg text-muted">Nine ways to say that you went to work.</p>
      <ul className="mt-8 grid grid-cols-1 gap-x-8 md:grid-cols-2">
        {POST_STYLES.map((style) => (
          <MenuEntry key={style.value} style={style} />
        ))}
      </ul>
    </>
  );
}

const SHAPES = {
  featured:
    'card mb-6 gap-x-12 p-6 hover:border-primary md:col-span-2 md:grid md:grid-cols-2 md:items-center md:p-8',
  plain: 'border-t border-line py-6',
} as const;

/** One style. The whole entry is clickable; the link's name is the label. */
function MenuEntry({ style }: { style: PostStyle }) {
  const { value, label, promise, sample, featured, isNew } = style;
  return (
    <li className={`group relative ${featured ? SHAPES.featured : SHAPES.plain}`}>
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={`?style=${value}`}
            state={{ fromMenu: true }}
            aria-describedby={`${value}-promise`}
            className={`font-display font-semibold tracking-tight outline-none group-hover:text-primary after:absolute after:-inset-x-[16px] after:inset-y-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-primary ${featured ? 'text-2xl after:inset-x-0' : 'text-xl'}`}
          >
            {label}
          </Link>
          <ArrowRight aria-hidden size={20} className="shrink-0 text-primary" />
          {isNew && <NewMark />}
        </p>
        <p id={`${value}-promise`} className="mt-1 text-muted">
          {promise}
        </p>
      </div>
      <p className={`mt-3 flex gap-2 ${featured ? 'text-lg md:mt-0' : ''}`}>
        <span aria-hidden className="-mt-0.5 font-display text-2xl leading-none text-accent">
          “
        </span>
        {sample}
      </p>
    </li>
  );
}

function NewMark() {
  return (
    <span className="rounded-control bg-accent px-2 py-0.5 text-sm font-bold text-on-accent">
      NEW
    </span>
  );
}

/** Shown for an unknown style. */
function UnknownForm() {
  return (
    <div className="py-8">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {UNKNOWN_FORM}
      </h1>
      <p className="mt-4 max-w-[60ch] text-lg text-muted">
        This post style is still finding its purpose. Nine others have found theirs.
      </p>
      <Link to="/generator" className="button button-primary mt-8">
        Choose another style
      </Link>
    </div>
  );
}
