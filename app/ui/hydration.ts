import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { tabEntries } from '../platform/browser/web-storage.ts';

const subscribeToNothing = () => () => undefined;

/** Returns false on the server and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** Keeps what was typed into text areas before hydration, which sets them to their text in the document. For the root. */
export function useTypedText(): void {
  const [typed] = useState(readTextareas);
  useLayoutEffect(() => {
    for (const { box, value } of typed) {
      if (box.value !== value) box.setRangeText(value, 0, box.value.length, 'end');
    }
  }, [typed]);
}

function readTextareas() {
  if (typeof document === 'undefined') return [];
  const boxes = [...document.querySelectorAll('textarea')];
  return boxes.map((box) => ({ box, value: box.value }));
}

/** What was typed into the fields of a page, by their ids or names. */
type Typed = Record<string, string>;
type TextField = HTMLTextAreaElement | HTMLInputElement;

/** Kept over a reload of the tab, until the page shows them again or its reader signs out. */
const rescued = tabEntries('broetry-typed:', (found) => found as Typed | null);

// The texts of the page that is open, and of the one in which a component failed.
let open: { path: string; typed: Typed } = { path: '', typed: {} };

const nameOf = ({ id, name }: TextField) => id || name;

function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && ['text', 'search'].includes(target.type);
}

/** Keeps what is typed, so that an error page can show it and the page can have it again. For the root. */
export function useKeptTexts(): void {
  const { pathname } = useLocation();
  const note = useEffectEvent(({ target }: Event) => {
    if (!isTextField(target) || nameOf(target) === '') return;
    if (open.path !== pathname) open = { path: pathname, typed: {} };
    open.typed[nameOf(target)] = target.value;
  });
  useEffect(() => {
    const listen = (event: Event) => note(event);
    document.addEventListener('input', listen);
    return () => document.removeEventListener('input', listen);
  }, []);
  useEffect(() => {
    const typed = rescued.get(pathname);
    if (!typed) return;
    rescued.set(pathname, null);
    for (const [name, text] of Object.entries(typed)) putBack(name, text);
  }, [pathname]);
}

function putBack(name: string, text: string): void {
  const field = document.getElementById(name) ?? document.getElementsByName(name)[0] ?? null;
  if (!isTextField(field) || field.value === text) return;
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The texts that were typed into the page before a component of it failed. They are in its fields after a reload. */
export function rescueTexts(path: string): string[] {
  const typed = open.path === path ? open.typed : (rescued.get(path) ?? {});
  const texts = Object.values(typed).filter((text) => text.trim() !== '');
  if (texts.length > 0) rescued.set(path, typed);
  return texts;
}
