import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

/** `onMissing` runs when the files of the part cannot be loaded. */
export type LazyPartProps = { onMissing: () => void; fallback?: ReactNode };

/**
 * A part of the page whose files come when it is first shown: few visits open a dialog or a menu. Until it is
 * there, `fallback` stands in its place; when it cannot be had, it says so and the page goes on.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null;
  return function LazyPart({ onMissing, fallback = null, ...rest }: Props & LazyPartProps) {
    const [Part, setPart] = useState(() => known);
    const missing = useEffectEvent(onMissing);
    useEffect(() => {
      if (known) return;
      let isThere = true;
      void (async () => {
        try {
          const part = await load();
          known = part;
          if (isThere) setPart(() => part);
        } catch {
          if (isThere) missing();
        }
      })();
      return () => {
        isThere = false;
      };
    }, []);
    return Part ? <Part {...(rest as unknown as Props)} /> : fallback;
  };
}
