import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts as routerScripts } from 'react-router';
import type { FrameworkFiles } from '../ui/still-page.ts';
import { SLEEPING_ID } from './awake-event.ts';

type Props = { nonce: string | undefined; files: FrameworkFiles };

/**
 * The router's own `Scripts` for a page that sleeps: the data of the page comes with it, the files of the
 * framework are only named. Their elements stand in the order in which the framework looks for its own.
 */
export function SleepingScripts({ nonce, files }: Props) {
  const own = flatten(routerScripts({ nonce }));
  return (
    <>
      {own.filter(({ type, props }) => type === 'script' && props.type !== 'module')}
      <script type="application/json" id={SLEEPING_ID}>
        {JSON.stringify(files)}
      </script>
    </>
  );
}

type Element = ReactElement<{ type?: string; children?: ReactNode }>;

function flatten(node: ReactNode, path = 'own'): Element[] {
  if (Array.isArray(node)) return node.flatMap((each, at) => flatten(each, `${path}${at}`));
  if (!isValidElement(node)) return [];
  const element = node as Element;
  if (typeof element.type === 'string') return [{ ...element, key: path } as Element];
  return flatten(element.props.children, path);
}
