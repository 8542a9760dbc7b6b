import { useMatches } from 'react-router';
import { drawingsOf } from '../../domain/faces/face.ts';
import { Drawings } from '../../ui/avatar.tsx';

const CHAIRS = 6;

/**
 * Fills the room that a short page leaves above the footer: six of the drawn faces in a meeting, other ones on each
 * kind of page, so that the page of a private post is that of none. The style sheet hides it where there is no such room.
 */
export function Meeting() {
  const page = useMatches().at(-1)?.id ?? '';
  return (
    <div aria-hidden className="meeting-room on-screen">
      <div className="meeting boardroom">
        <div>
          <Drawings names={drawingsOf(page, CHAIRS)} />
          <svg viewBox="0 0 176 72" className="meeting-screen">
            <rect width="176" height="72" rx="6" />
            <path d="M22 54h132M26 44l26-8 24 4 28-18 22 6 20-16" />
          </svg>
        </div>
      </div>
    </div>
  );
}
