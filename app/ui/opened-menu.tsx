import { DropdownMenu } from 'radix-ui';
import { type ComponentProps, useRef } from 'react';
import type { IconComponent } from './icons/icons.tsx';

/** A menu entry, or a separator. */
export type MenuEntry =
  | 'line'
  | {
      Icon: IconComponent;
      label: string;
      /** The entry opens a dialog, which returns the focus to the menu's button. */
      opensDialog?: boolean;
      onPress: () => void;
    };

type Props = {
  button: ComponentProps<'button'>;
  entries: readonly MenuEntry[];
};

/** The menu, initially open. */
export function OpenedMenu({ button, entries }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  // The first entry has the focus at first; later the menu itself has it while the mouse is between entries.
  const isNew = useRef(true);
  // Callback that runs after the menu has closed and its button has the focus.
  const after = useRef<(() => void) | null>(null);
  const finish = (event: Event) => {
    const run = after.current;
    after.current = null;
    if (!run) return;
    event.preventDefault();
    trigger.current?.focus();
    run();
  };
  return (
    <DropdownMenu.Root
      defaultOpen
      modal={false}
      onOpenChange={(isOpen) => (isNew.current = isOpen)}
    >
      <DropdownMenu.Trigger {...button} ref={trigger} />
      {/* Inside the main landmark, where screen readers expect it. */}
      <DropdownMenu.Portal container={document.getElementById('content')}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          onFocus={({ target, currentTarget }) => {
            if (!isNew.current || target !== currentTarget) return;
            isNew.current = false;
            currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
          }}
          onCloseAutoFocus={finish}
          className="card z-40 w-72 max-w-[calc(100vw-2rem)] animate-fade p-2 text-ink"
        >
          {entries.map((entry, index) => (
            <Entry key={index} entry={entry} onAfter={(run) => (after.current = run)} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type EntryProps = { entry: MenuEntry; onAfter: (run: () => void) => void };

function Entry({ entry, onAfter }: EntryProps) {
  if (entry === 'line') {
    return <DropdownMenu.Separator className="my-2 border-t border-line" />;
  }
  const { Icon, label, opensDialog = false, onPress } = entry;
  return (
    <DropdownMenu.Item
      onSelect={() => (opensDialog ? onAfter(onPress) : onPress())}
      className="nav-entry cursor-pointer data-highlighted:bg-tint"
    >
      <Icon size={18} /> {label}
    </DropdownMenu.Item>
  );
}
