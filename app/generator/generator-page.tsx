import { useEffect, useRef } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { findStyle } from '../../comedy/post-styles.ts';
import { sendEvent } from '../analytics/send-event.ts';
import { findGuestUsage } from '../guests/find-guest-usage.server.ts';
import { guestMayGenerate } from '../guests/guest-limit.ts';
import { useGuestMirror } from '../guests/guest-mirror.ts';
import { requestContext } from '../request-context.ts';
import { Banner } from '../ui/banner.tsx';
import { pageTitle } from '../ui/page-title.ts';
import type { Route } from './+types/generator-page';
import { FREE_TRIAL_BANNER } from './generator-words.ts';
import { StyleForm } from './style-form.tsx';
import { StyleMenu } from './style-menu.tsx';
import { UnknownForm } from './unknown-form.tsx';

/** Gives the visitor a guest id and says how much of the free use is left. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, viewer, ensureGuestId } = context.get(requestContext);
  return { guest: { id: ensureGuestId(), ...(await findGuestUsage(services, viewer)) } };
}

/** From step to step only the address changes. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search;
}

export const meta: Route.MetaFunction = ({ location }) => {
  const style = findStyle(new URLSearchParams(location.search).get('style') ?? '');
  return [{ title: pageTitle(style?.label ?? 'Choose your post style') }];
};

export default function GeneratorPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const { guest } = loaderData;
  const isFree = guestMayGenerate(guest);
  useGuestMirror(guest);
  useVisitEvent();
  return (
    <div className="column py-8 md:py-12">
      {isFree && <Banner>{FREE_TRIAL_BANNER}</Banner>}
      <Step chosen={params.get('style')} mayGenerate={isFree} />
    </div>
  );
}

function Step({ chosen, mayGenerate }: { chosen: string | null; mayGenerate: boolean }) {
  if (chosen === null) return <StyleMenu />;
  const style = findStyle(chosen);
  if (!style) return <UnknownForm />;
  return <StyleForm key={style.value} style={style} mayGenerate={mayGenerate} />;
}

// Counted after hydration, so that a visit without script is none; once, however often React asks.
function useVisitEvent(): void {
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    sendEvent({ event: 'generator_visit' });
  }, []);
}
