import { useEffect, useRef } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { findStyle } from '../../../comedy/post-styles.ts';
import { sendEvent } from '../../platform/http/send-event.ts';
import { findGuestUsage } from '../../domain/members/guests.server.ts';
import { guestMayGenerate } from '../../platform/http/viewer.ts';
import {
  lastKnownGuest,
  type MirroredGuest,
  useGuestMirror,
} from '../sign-in/client-usage-cache.ts';
import { tryClicks } from '../../domain/sign-in/try-now-clicks.ts';
import { requestContext } from '../request/request-context.ts';
import { Banner } from '../../ui/page-header.tsx';
import { originOf, pageMeta, pageTitle } from '../../ui/meta-tags.tsx';
import { onForget } from '../../platform/browser/web-storage.ts';
import type { Route } from './+types/generator-page';
import { loadGeneratorForm } from '../../domain/writing/load-generator-form.server.ts';
import type { ReusedForm } from '../../domain/posts/form-values.ts';
import { FREE_TRIAL_BANNER, UNKNOWN_FORM } from './generator-words.ts';
import { StyleForm } from './style-form.tsx';
import { StyleMenu } from './style-menu.tsx';
import { UnknownForm } from './unknown-form.tsx';
import { type RefreshUsage, useUsageRefresh } from './use-usage-refresh.ts';

type Loaded = { guest: MirroredGuest | null; reused: ReusedForm | null };

/**
 * Gives a guest an id and says how much of the free use is left; members have no such thing. With
 * `?from={generation}` the form of an own earlier post, with `?remix={post}` what may be known of a shared one, with
 * `?prompt={day}` the situation of a day.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Loaded> {
  const { services, viewer, ensureGuestId } = context.get(requestContext);
  const reused = await loadGeneratorForm(services, viewer, new URL(request.url).searchParams);
  if (viewer.kind === 'member') return { guest: null, reused };
  return { guest: { id: ensureGuestId(), ...(await findGuestUsage(services, viewer)) }, reused };
}

let known: Loaded | null = null;
onForget(() => (known = null));

/** A server that cannot be reached takes no page away from somebody it already knows. */
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

/** From step to step only the address changes. */
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
    // The first load is the server's: the clientLoader has never seen it.
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
  /** What the address says that it is written on. */
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

// Counted after hydration, so that a visit without script is none; once, however often React asks.
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
