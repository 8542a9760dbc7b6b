import { Drawings } from './avatar.tsx';

type RoomPictureProps = {
  faces: readonly string[];
  /** The words on the wall: at most 13 characters. */
  sign?: string | undefined;
  className?: string;
};

/** The room as a picture: drawn faces ("mug") at its table, below a screen with a few words. */
export function RoomPicture({ faces, sign = 'Agenda: none.', className = '' }: RoomPictureProps) {
  return (
    <div aria-hidden className={`boardroom room-picture on-screen ${className}`}>
      <svg viewBox="0 0 176 72" className="meeting-screen">
        <rect width="176" height="72" rx="6" />
        <text x="88" y="43">
          {sign}
        </text>
      </svg>
      <div>
        <Drawings names={faces} />
      </div>
    </div>
  );
}
