import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * A page for machines, as schema.org has it. Only in what the server sends: machines read nothing else, and the
 * policy forbids to make scripts in the browser, also those that never run.
 */
export function StructuredData({ of }: { of: object }) {
  const isAwake = useHydrated();
  const nonce = useRouteLoaderData<{ nonce?: string }>('root')?.nonce;
  // No sign is left with which the text could end the script or begin a comment. It stays what it was: in the
  // browser even a change of it is forbidden.
  const [json] = useState(() =>
    isAwake ? null : JSON.stringify(of).replaceAll('<', String.raw`\u003c`),
  );
  if (json === null) return null;
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- as a child React would escape the quotes
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
