import { Plus } from 'lucide-react';
import { FAQ } from './faq-words.ts';

/** Twelve questions that open without script. */
export function Faq() {
  return (
    <section aria-labelledby="faq" className="border-t border-line">
      <div className="column grid grid-cols-1 gap-8 py-16 md:py-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
        <div>
          <h2 id="faq" className="text-3xl">
            Frequently asked, mostly by us.
          </h2>
          <p className="mt-3 text-muted">
            Twelve answers. Every one of them begins with the truth.
          </p>
        </div>
        <div className="border-t border-line">
          {FAQ.map(({ question, answer }, index) => (
            <details key={question} open={index === 0} className="group border-b border-line">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold hover:text-primary [&::-webkit-details-marker]:hidden">
                {question}
                <Plus
                  aria-hidden
                  size={20}
                  className="shrink-0 text-muted transition-transform group-open:rotate-45"
                />
              </summary>
              <p className="max-w-[68ch] pb-5 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
