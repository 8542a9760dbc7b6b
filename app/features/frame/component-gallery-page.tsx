import type { ReactNode } from 'react';
import { PostCard } from '../post/post-card.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Banner } from '../../ui/banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { ButtonPieces, ChoicePieces, FieldPieces } from './piece-controls.tsx';
import { DialogPieces, MenuPieces, ToastPieces } from './piece-layers.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SkeletonPost } from '../../ui/skeleton.tsx';
import { Tab, TabRow } from '../../ui/tab-row.tsx';

export const meta = () => [{ title: pageTitle('Pieces') }];

const SIZES = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm'];
const COLOURS = [
  'bg-paper',
  'bg-surface',
  'bg-ink',
  'bg-muted',
  'bg-line',
  'bg-control',
  'bg-primary',
  'bg-primary-strong',
  'bg-tint',
  'bg-accent',
  'bg-good',
  'bg-bad',
];

/** Every piece of the interface in every state, for whoever builds with them. Development only. */
export default function PiecesPage() {
  return (
    <div className="column py-8 md:py-12">
      <BackLink to="/">Back to Home</BackLink>
      <h1 tabIndex={-1} className="mt-4 text-2xl md:text-3xl">
        Pieces
      </h1>
      <Piece name="Type">
        {SIZES.map((size) => (
          <p key={size} className={`${size} font-display leading-tight`}>
            {size}: humbled to announce
          </p>
        ))}
      </Piece>
      <Piece name="Colours">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {COLOURS.map((colour) => (
            <li key={colour} className="text-sm">
              <span className={`block h-12 rounded-control border border-line ${colour}`} />
              {colour}
            </li>
          ))}
        </ul>
      </Piece>
      <Piece name="Buttons">
        <ButtonPieces />
      </Piece>
      <Piece name="Fields">
        <FieldPieces />
      </Piece>
      <Piece name="Choices">
        <ChoicePieces />
      </Piece>
      <Piece name="Tabs">
        <TabRow label="Pieces of tabs">
          <Tab to="/ui" isOpen>
            Open
          </Tab>
          <Tab to="/ui?other" isOpen={false}>
            Another
          </Tab>
        </TabRow>
      </Piece>
      <Piece name="Layers">
        <DialogPieces />
        <MenuPieces />
        <ToastPieces />
      </Piece>
      <Piece name="States">
        <Banner>One quiet line above a page.</Banner>
        <EmptyState title="Nothing here yet" words="Words that say what would be here." />
        <EmptyState title="It could not be loaded." isTrouble>
          <button type="button" className="button button-plain">
            Try again
          </button>
        </EmptyState>
        <SkeletonPost />
        <ProgressBar value={40} label="Progress of nothing" />
        <Avatar name="Prudence Overhead" photoUrl={null} className="size-12 text-xl" />
      </Piece>
      <Piece name="The card">
        <PostCard
          author={{ name: 'Prudence Overhead', bio: 'Thought Leader' }}
          text={'I made a sandwich.\nIt has since become a movement.\nAgree?\nOr are you early?'}
          foldedTo="/ui"
        />
      </Piece>
    </div>
  );
}

function Piece({ name, children }: { name: string; children: ReactNode }) {
  const id = `piece-${name.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section aria-labelledby={id} className="mt-10 max-w-[680px] border-t border-line pt-6">
      <h2 id={id} className="text-xl">
        {name}
      </h2>
      <div className="mt-4 grid grid-cols-1 gap-4">{children}</div>
    </section>
  );
}
