import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { sendEvent } from '../analytics/send-event.ts';

type Props = { source: 'navbar' | 'hero' | 'cta'; className: string; children: ReactNode };

/** A way into the generator that counts its click: docs/product.md §2, Landing page. */
export function TryLink({ source, className, children }: Props) {
  const navigate = useNavigate();
  const send = () => sendEvent({ event: 'try_now_click', metadata: { source } });
  const follow = async (click: MouseEvent) => {
    if (opensElsewhere(click)) return send();
    click.preventDefault();
    // The generator gives a new guest its id. An event at the same moment would be given another one.
    await navigate('/generator');
    send();
  };
  return (
    <Link to="/generator" className={className} onClick={(click) => void follow(click)}>
      {children}
    </Link>
  );
}

function opensElsewhere(click: MouseEvent): boolean {
  return click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
}
