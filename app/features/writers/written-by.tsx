import { type Authorship, writerWords } from '../../domain/writers/writer.ts';

/** Says who wrote the text above it. Nothing for one that a person wrote. */
export function WrittenBy({ by, className = '' }: { by: Authorship; className?: string }) {
  const words = writerWords(by);
  return words === null ? null : <p className={`text-sm text-muted ${className}`}>{words}</p>;
}
