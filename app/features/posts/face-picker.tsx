import { FACE_NAMES, type Face, type FaceName, faceParts } from '../../domain/faces/face.ts';
import { FaceDrawing } from '../../ui/avatar.tsx';

type Props = {
  /** The face of the card as it is now. */
  face: Face;
  chosen: FaceName | undefined;
  onChoose: (name: FaceName) => void;
};

/** The drawn faces to choose from, behind the one that a card has now. */
export function FacePicker({ face, chosen, onChoose }: Props) {
  const { name: now, tint } = faceParts(face);
  const name = chosen ?? now;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <FaceDrawing face={`${name}-${tint}`} className="size-10" /> Face
        <span className="font-normal text-muted">for cards without a picture</span>
      </summary>
      <fieldset className="mt-2 grid grid-cols-6 gap-1 sm:grid-cols-8">
        <legend className="sr-only">Face</legend>
        {FACE_NAMES.map((one) => (
          <label key={one} className="face-choice" title={one}>
            <input
              type="radio"
              name="face"
              value={one}
              aria-label={one}
              checked={one === name}
              onChange={() => onChoose(one)}
              className="sr-only"
            />
            <FaceDrawing face={`${one}-${tint}`} className="size-9" />
          </label>
        ))}
      </fieldset>
    </details>
  );
}
