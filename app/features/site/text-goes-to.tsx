import { useSiteData } from './use-viewer.ts';

/** Says where the text goes when a model on another machine writes. */
export function TextGoesTo() {
  const { textGoesTo } = useSiteData();
  if (textGoesTo === null) return null;
  return <p className="mt-2 text-sm break-words text-muted">Your text goes to {textGoesTo}.</p>;
}
