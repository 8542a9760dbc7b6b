import { FAQ } from './faq-words.ts';

/** The landing page for machines (schema.org): the site, and the questions it answers. */
export function landingData(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${origin}/#site`,
        name: 'Broetry',
        url: `${origin}/`,
        description: 'A parody: writes posts in the style of a professional network.',
        inLanguage: 'en',
      },
      {
        '@type': 'FAQPage',
        '@id': `${origin}/#faq`,
        mainEntity: FAQ.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}
