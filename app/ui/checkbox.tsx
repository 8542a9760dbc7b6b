import type { ReactNode } from 'react';

type Props = { label: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void };

/** Something that holds or does not. */
export function Switch({ label, isOn, onChange }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-primary"
      />
      <span>{label}</span>
    </label>
  );
}
