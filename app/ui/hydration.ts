import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

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
