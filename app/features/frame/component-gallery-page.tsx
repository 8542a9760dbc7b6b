import { Copy, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Confirm, Dialog } from '../../ui/dialog.tsx';
import { ChoiceCards, ChoiceRow, Field, Switch } from '../../ui/form-controls.tsx';
import { Menu } from '../../ui/menu.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import type { MenuEntry } from '../../ui/opened-menu.tsx';
import { BackLink, Banner, Tab, TabRow } from '../../ui/page-header.tsx';
import { EmptyState, ProgressBar, SkeletonPost } from '../../ui/page-states.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { PostCard } from '../post/post-card.tsx';

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

const LOOKS = ['button-primary', 'button-plain', 'button-quiet'];

/** The three looks of a button: as it is, busy and off. */
function ButtonPieces() {
  return LOOKS.map((look) => (
    <div key={look} className="flex flex-wrap gap-3">
      <button type="button" className={`button ${look}`}>
        {look}
      </button>
      <button type="button" aria-disabled className={`button ${look}`}>
        Saving …
      </button>
      <button type="button" disabled className={`button ${look}`}>
        Off
      </button>
      <a href="/ui" className={`button ${look}`}>
        A link
      </a>
    </div>
  ));
}

/** A field: empty, filled, wrong, off, long, and one to choose from. */
function FieldPieces() {
  return (
    <>
      <label className="grid gap-1.5">
        <span className="font-semibold">Empty</span>
        <input className="field" placeholder="What would stand here" />
      </label>
      <label className="grid gap-1.5">
        <span className="font-semibold">Filled</span>
        <input className="field" defaultValue="A journey" />
      </label>
      <Field id="wrong" label="Wrong" fault="This is what is wrong with it.">
        {(props) => <input {...props} defaultValue="Leverage" />}
      </Field>
      <label className="grid gap-1.5">
        <span className="font-semibold">Off</span>
        <input className="field" disabled defaultValue="Not now" />
      </label>
      <label className="grid gap-1.5">
        <span className="font-semibold">Long</span>
        <textarea className="field" rows={3} />
      </label>
      <label className="grid gap-1.5">
        <span className="font-semibold">To choose from</span>
        <select className="field">
          <option>Most recent</option>
          <option>Most popular</option>
        </select>
      </label>
    </>
  );
}

const LEVELS = ['Mild', 'Spicy', 'Unhinged'].map((value) => {
  return { value, label: value, hint: 'What it is like' };
});

/** Choices that look like buttons, and like cards; and what holds or does not. */
function ChoicePieces() {
  const [level, setLevel] = useState('Mild');
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <ChoiceRow
        name="as-buttons"
        legend="As buttons"
        options={LEVELS}
        chosen={level}
        onChoose={setLevel}
      />
      <ChoiceCards name="as-cards" legend="As cards" choices={LEVELS} first="Spicy" />
      <Switch label="On or off" isOn={isOn} onChange={setIsOn} />
    </>
  );
}

/** A dialog with a cross, and one that asks. */
function DialogPieces() {
  const [opened, setOpened] = useState<'dialog' | 'question' | null>(null);
  const close = () => setOpened(null);
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" className="button button-plain" onClick={() => setOpened('dialog')}>
        A dialog
      </button>
      <button type="button" className="button button-plain" onClick={() => setOpened('question')}>
        A question
      </button>
      {opened === 'dialog' && (
        <Dialog title="A dialog" words="With what goes with its title." hasCross onClose={close}>
          <button type="button" className="button button-primary mt-6 w-full">
            What it is for
          </button>
        </Dialog>
      )}
      {opened === 'question' && (
        <Confirm
          title="Really?"
          words="This is what would happen."
          yes="Do it"
          no="Leave it"
          onYes={close}
          onClose={close}
        />
      )}
    </div>
  );
}

const ENTRIES: MenuEntry[] = [
  { Icon: Copy, label: 'An entry', onPress: () => undefined },
  'line',
  { Icon: Trash2, label: 'Another one …', onPress: () => undefined },
];

/** The menu of one thing. */
function MenuPieces() {
  return (
    <div>
      <Menu label="A menu" entries={ENTRIES} />
    </div>
  );
}

/** Good news, bad news, and what can be taken back. */
function ToastPieces() {
  const notify = useNotify();
  const undo = () => notify('good', 'Taken back.');
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" className="button button-plain" onClick={() => notify('good', 'Kept.')}>
        Good news
      </button>
      <button type="button" className="button button-plain" onClick={() => notify('bad', 'Lost.')}>
        Bad news
      </button>
      <button
        type="button"
        className="button button-plain"
        onClick={() => notify('good', 'Removed.', { words: 'Undo', run: undo })}
      >
        With a way back
      </button>
    </div>
  );
}
