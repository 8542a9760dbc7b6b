import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/form-controls.tsx';

type Props = {
  error: string | null;
  /** The address of the logo that is there, or null. */
  stored: string | null;
};

/** Where a logo is chosen or dropped, with a picture of the chosen one, or of the one that is there. */
export function LogoField({ error, stored }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  // Of a file that was saved, the server has its own picture.
  const [replaced, setReplaced] = useState(stored);
  if (replaced !== stored) {
    setReplaced(stored);
    setChosen(null);
  }
  useEffect(() => {
    return () => {
      if (chosen !== null) URL.revokeObjectURL(chosen);
    };
  }, [chosen]);
  const field = useRef<HTMLInputElement>(null);
  const shown = chosen ?? stored;
  const show = (files: FileList | null) => {
    const [file] = files ?? [];
    setChosen(file ? URL.createObjectURL(file) : null);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const { files } = event.dataTransfer;
    if (!field.current || files.length === 0) return;
    field.current.files = files;
    // As a choice does it, so that the form knows of it, too.
    field.current.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return (
    <Field
      id="logo"
      label="Picture"
      error={error}
      hint="PNG or JPEG, below 1 MB, one side at most 4 times the other."
    >
      {(control) => (
        <div
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          className="relative flex flex-wrap items-center justify-center gap-x-5 gap-y-3 rounded-control border border-control bg-tint px-4 py-4 hover:border-primary has-focus-visible:border-primary"
        >
          {shown !== null && (
            <img
              src={shown}
              alt={chosen === null ? 'The logo' : 'The chosen picture'}
              className="h-16 max-w-full object-contain"
            />
          )}
          <p className="flex flex-wrap items-center justify-center gap-3 noscript:hidden">
            <span className="button button-plain bg-surface">Choose a picture</span> or drop it here
          </p>
          <input
            {...control}
            ref={field}
            type="file"
            name="logo"
            accept="image/png,image/jpeg"
            required
            onChange={({ target }) => show(target.files)}
            className="picture-file"
          />
        </div>
      )}
    </Field>
  );
}
