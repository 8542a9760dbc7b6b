/** A command to copy, which scrolls where it is wider than the page. */
export function Command({ label, children }: { label: string; children: string }) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it
      tabIndex={0}
      aria-label={`Command: ${label}`}
      className="mt-3 overflow-x-auto rounded-control border border-line bg-surface p-4"
    >
      <pre className="font-mono text-sm leading-relaxed">{children}</pre>
    </section>
  );
}
