/**
 * Emoji that have a selector inside: keycaps, the rainbow flag, couples with a heart. Browsers take the selector
 * away before the emoji font of cards could join the parts.
 */
const PARTED =
  /((?:\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?\u200D)*\p{Extended_Pictographic}\uFE0F\u200D\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?(?:\u200D\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\uFE0F?)*|[0-9#*]\uFE0F\u20E3)/u;

/** One line of a card. An emoji that the card's font cannot join gets its room, and the system's own picture. */
export function CardLine({ text }: { text: string }) {
  if (!PARTED.test(text)) return text;
  return text.split(PARTED).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="inline-block w-[1em] font-emoji whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
