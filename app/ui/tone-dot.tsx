/** The coloured dot before the words of a toast. */
export function ToneDot({ tone }: { tone: 'good' | 'bad' }) {
  const colour = tone === 'good' ? 'bg-good' : 'bg-bad';
  return <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${colour}`} />;
}
