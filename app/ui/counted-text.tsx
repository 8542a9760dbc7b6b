import type { ComponentProps } from 'react';

type CharacterCountProps = {
  id: string;
  length: number;
  max: number;
  className?: string;
  'aria-live'?: 'off';
};

/** Shows the length of a text, its limit, and the excess. */
export function CharacterCount({
  length,
  max,
  className = 'mt-1.5 block text-right',
  ...output
}: CharacterCountProps) {
  const over = length - max;
  return (
    <output
      {...output}
      className={`${className} text-sm ${over > 0 ? 'font-medium text-bad' : 'text-muted'}`}
    >
      {`${length.toLocaleString('en')} / ${max.toLocaleString('en')}${over > 0 ? `: ${over.toLocaleString('en')} too many` : ''}`}
    </output>
  );
}

type CountedTextareaProps = ComponentProps<'textarea'> & {
  id: string;
  length: number;
  max: number;
};

/** A textarea with its character count. A text above the limit is marked as invalid, not cut. */
export function CountedTextarea({ id, length, max, ...textarea }: CountedTextareaProps) {
  return (
    <>
      <textarea
        id={id}
        name={id}
        dir="auto"
        aria-describedby={`${id}-count`}
        aria-invalid={length > max || undefined}
        className="field"
        {...textarea}
      />
      <CharacterCount id={`${id}-count`} length={length} max={max} />
    </>
  );
}
