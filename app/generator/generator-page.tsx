import { useEffect, useRef } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { findStyle } from '../../comedy/post-styles.ts';
import { sendEvent } from '../analytics/send-event.ts';
import { findGuestUsage } from '../guests/find-guest-usage.server.ts';
import { guestMayGenerate } from '../guests/guest-limit.ts';
import { lastKnownGuest, useGuestMirror } from '../guests/guest-mirror.ts';
import { tryClicks } from '../guests/try-click.ts';
import { requestContext } from '../request-context.ts';
import { Banner } from '../ui/banner.tsx';
import { pageTitle } from '../ui/page-title.ts';
import type { Route } from './+types/generator-page';
import { FREE_TRIAL_BANNER, UNKNOWN_FORM } from './generator-words.ts';
import { StyleForm } from './style-form.tsx';
import { StyleMenu } from './style-menu.tsx';
import { UnknownForm } from './unknown-form.tsx';
import { type RefreshUsage, useUsageRefresh } from './use-usage-refresh.ts';

/** Gives the visitor a guest id and says how much of the free use is left. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, viewer, ensureGuestId } = context.get(requestContext);
  return { guest: { id: ensureGuestId(), ...(await findGuestUsage(services, viewer)) } };
}

/** A server that cannot be reached takes no page away from a guest it already knows. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const guest = lastKnownGuest();
    if (guest?.id) return { guest: { ...guest, id: guest.id } };
    throw error;
  }
}

/** From step to step only the address changes. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search;
}

export const meta: Route.MetaFunction = ({ location }) => {
  const chosen = new URLSearchParams(location.search).get('style');
  if (chosen === null) return [{ title: pageTitle('Choose your post style') }];
  return [{ title: pageTitle(findStyle(chosen)?.label ?? UNKNOWN_FORM) }];
};

export { PageError as ErrorBoundary } from '../ui/page-error.tsx';

export default function GeneratorPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const { guest } = loaderData;
  const isFree = guestMayGenerate(guest);
  useGuestMirror(guest);
  useVisitEvent();
  const refresh = useUsageRefresh();
  return (
    <div className="column py-8 md:py-12">
      {isFree && <Banner>{FREE_TRIAL_BANNER}</Banner>}
      <Step chosen={params.get('style')} mayGenerate={isFree} onUsage={refresh} />
    </div>
  );
}

type StepProps = { chosen: string | null; mayGenerate: boolean; onUsage: RefreshUsage };

function Step({ chosen, mayGenerate, onUsage }: StepProps) {
  if (chosen === null) return <StyleMenu />;
  const style = findStyle(chosen);
  if (!style) return <UnknownForm />;
  return <StyleForm key={style.value} {...{ style, mayGenerate, onUsage }} />;
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
