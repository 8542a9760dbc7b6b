import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { redirect } from 'react-router';
import {
  type CardLook,
  type CardTheme,
  type Device,
  LOOK_TEXTS,
  lookParams,
} from '../../domain/cards/card-look.ts';
import { previewPath, type PreviewState } from '../../domain/posts/preview.ts';
import { findGeneration } from '../../domain/posts/versions.server.ts';
import { ChoiceRow, optionsOf, Switch } from '../../ui/form-controls.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import {
  Download,
  Laptop,
  type IconComponent,
  MoonStar,
  RotateCcw,
  Smartphone,
  SunMedium,
  Tablet,
} from '../../ui/icons/icons.tsx';
import { NOINDEX, pageTitle } from '../../ui/meta-tags.tsx';
import { BackLink } from '../../ui/page-header.tsx';
import { useViewer } from '../site/use-viewer.ts';
import { PictureDialog, usePicture } from '../writing/picture-dialog.tsx';
import { requestContext } from '../http/request-context.ts';
import { usePendingAction, useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/studio-page';
import { LookPanel } from './look-panel.tsx';
import { ownColours, StudioCard } from './studio-card.tsx';
import { useLook } from './use-look.ts';

export const handle = { readers: 'guests', query: ['generation'] } satisfies RouteHandle;

/** Loads the post of `?generation={id}`. Redirects to / without one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const id = new URL(request.url).searchParams.get('generation');
  const post = id === null ? null : await findGeneration(services, viewer, id);
  if (!post) throw redirect('/');
  return { post };
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Card studio') }, NOINDEX];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function StudioPage({ loaderData }: Route.ComponentProps) {
  const { post } = loaderData;
  // The last look is stored in the browser only.
  const isHydrated = useHydrated();
  return (
    <div className="column py-8 md:py-12">
      <BackLink to={previewPath(post.generationId)}>Back to the post</BackLink>
      <h1 tabIndex={-1} className="mt-4 text-2xl md:text-3xl">
        Card studio
      </h1>
      <p className="mt-2 max-w-[60ch] text-muted">
        Dress the post for any feed. What you see is what you download.
      </p>
      {isHydrated ? (
        <Studio key={post.generationId} post={post} />
      ) : (
        <div className="min-h-dvh">
          <noscript>
            <p className="mt-6 text-lg">
              The studio needs JavaScript. The post itself does not mind.
            </p>
          </noscript>
        </div>
      )}
    </div>
  );
}

/** The studio of one post: card, settings, download. */
function Studio({ post }: { post: PreviewState }) {
  const { generationId: id, formData } = post;
  const { profileName, profileBio, useProfilePicture } = formData;
  const viewer = useViewer();
  const member = viewer.kind === 'member' ? viewer : null;
  const studio = useLook(id, profileBio);
  const picture = usePicture(id, post.post, lookParams(studio.look).toString());
  const prompt = useSignUpPrompt();
  const take = () => {
    const wrong = LOOK_TEXTS.find((field) => studio.errors[field] !== null);
    if (!member) return prompt.show('download');
    if (wrong) return document.getElementById(`studio-${wrong}`)?.focus();
    return void picture.open('card');
  };
  usePendingAction('download', null, take);
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,650px)_minmax(22rem,1fr)]">
      <section aria-label="The card" className="grid min-w-0 grid-cols-1 gap-4 xl:sticky xl:top-8">
        <ViewBar look={studio.look} onSet={studio.set} />
        <Stage theme={studio.look.theme}>
          <StudioCard
            author={{ name: profileName, bio: profileBio }}
            photoUrl={useProfilePicture ? (member?.photoUrl ?? null) : null}
            face={post.face}
            text={post.post}
            picture={post.picture ?? null}
            look={studio.look}
          />
        </Stage>
      </section>
      <section aria-label="What it says" className="card p-5 sm:p-6">
        <LookPanel studio={studio} />
        <p className="mt-5 text-sm text-muted">
          Name and face stay those of the post: Edit Profile on the result screen changes them. So
          does the satire mark, which nothing changes.
        </p>
        <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
          <button
            type="button"
            aria-disabled={picture.isDrawing || undefined}
            onClick={take}
            className="button button-primary flex-1 whitespace-nowrap"
          >
            <Download size={18} /> Download or copy
          </button>
          <button type="button" onClick={studio.reset} className="button button-plain grow">
            <RotateCcw size={18} /> Reset
          </button>
        </div>
      </section>
      <PictureDialog of={picture} />
      {prompt.element}
    </div>
  );
}

const DEVICES: Readonly<Record<Device, ReactNode>> = {
  phone: <Labelled Icon={Smartphone} label="Phone" />,
  tablet: <Labelled Icon={Tablet} label="Tablet" />,
  desktop: <Labelled Icon={Laptop} label="Desktop" />,
};
const THEMES: Readonly<Record<CardTheme, ReactNode>> = {
  light: <Labelled Icon={SunMedium} label="Light" />,
  dark: <Labelled Icon={MoonStar} label="Dark" />,
};

function Labelled({ Icon, label }: { Icon: IconComponent; label: string }) {
  return (
    <>
      <Icon size={18} /> {label}
    </>
  );
}

type ViewBarProps = { look: CardLook; onSet: (changed: Partial<CardLook>) => void };

/** Device, theme and folding of the card. */
function ViewBar({ look, onSet }: ViewBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <ChoiceRow
        name="studio-device"
        button="min-w-11 grow"
        legend="Device"
        isQuiet
        chosen={look.device}
        onChoose={(device) => onSet({ device })}
        options={optionsOf(DEVICES)}
      />
      <ChoiceRow
        name="studio-theme"
        button="min-w-11 grow"
        legend="Colours of the card"
        isQuiet
        chosen={look.theme}
        onChoose={(theme) => onSet({ theme })}
        options={optionsOf(THEMES)}
      />
      <Switch label="Fold it" isOn={look.isFolded} onChange={(isFolded) => onSet({ isFolded })} />
    </div>
  );
}

type StageProps = { theme: CardTheme; children: ReactNode };

/**
 * Background of the card in its theme. On narrow screens the card is scaled down, so that its line breaks stay the
 * same.
 */
function Stage({ theme, children }: StageProps) {
  const room = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState({ scale: 1, height: 0 });
  useLayoutEffect(() => {
    const [outer, inner] = [room.current, card.current];
    if (!outer || !inner) return;
    const measure = () => {
      const scale = Math.min(1, outer.clientWidth / inner.offsetWidth);
      setFit({ scale, height: inner.offsetHeight * scale });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(outer);
    watch.observe(inner);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      style={ownColours(theme)}
      className="overflow-x-clip rounded-card border border-line bg-paper px-3 py-4 sm:px-6 sm:py-8"
    >
      <div
        ref={room}
        className="flex justify-center"
        style={fit.height > 0 ? { height: fit.height } : undefined}
      >
        <div
          ref={card}
          className="w-max shrink-0 origin-top self-start"
          style={fit.scale < 1 ? { transform: `scale(${fit.scale})` } : undefined}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
