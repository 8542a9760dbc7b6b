import type { Translation } from '../../domain/translator/translations.server.ts';

/** A translation as text: the quoted lines with what each means, then the rest. */
export function copiedTranslation({ exposed, lines }: Translation): string {
  return [...exposed.map(({ quote, truth }) => `“${quote}” → ${truth}`), ...lines].join('\n');
}
