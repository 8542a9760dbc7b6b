import type { ReactNode } from 'react';

/** The room around a card that is shown: to the edges of a phone, a panel on a wide screen. */
export function Boardroom({
  className = '',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`boardroom -mx-4 px-4 pt-5 pb-12 md:-mx-8 md:px-8 lg:mx-0 lg:rounded-card lg:px-6 lg:pt-8 lg:pb-14 ${className}`}
    >
      <div className="mx-auto w-full max-w-[600px]">{children}</div>
    </div>
  );
}
