import type { Resource } from '../../domain/media-library/resource.ts';

/** What is known of a picture beside its words: its size, and how often it was wanted. */
export function ResourceFacts({ resource }: { resource: Resource }) {
  const { width, height, bytes, downloads, favourites } = resource;
  const facts = [
    `${width} × ${height}`,
    `${Math.max(1, Math.round(bytes / 1024))} kB`,
    count(downloads, 'download'),
    count(favourites, 'favourite'),
  ];
  return <span className="text-sm">{facts.filter(Boolean).join(' · ')}</span>;
}

function count(number: number, word: string): string {
  if (number === 0) return '';
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
