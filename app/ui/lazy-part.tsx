import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

/** `onMissing` runs when the part's files fail to load. */
export type LazyPartProps = { onMissing: () => void; fallback?: ReactNode };

/**
 * Creates a component whose files load when it is first shown, because few visits open a dialog or a menu. Renders
 * `fallback` while loading. Calls `onMissing` when loading fails.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null;
  return function LazyPart({ onMissing, fallback = null, ...rest }: Props & LazyPartProps) {
    const [Part, setPart] = useState(() => known);
    const missing = useEffectEvent(onMissing);
    useEffect(() => {
      let isThere = true;
      const show = (part: ComponentType<Props>) => {
        known = part;
        setPart(() => part);
      };
      if (!known) void load().then(show, () => isThere && missing());
      return () => {
        isThere = false;
      };
    }, []);
    return Part ? <Part {...(rest as unknown as Props)} /> : fallback;
  };
}
