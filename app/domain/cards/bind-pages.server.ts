import { CAROUSEL_PAGE } from './carousel.ts';

/** Binds JPEG pages into a PDF. `text` goes into its description, for programs that read documents. */
export async function bindPages(
  pages: readonly Buffer[],
  { title, text }: { title: string; text: string },
): Promise<Buffer> {
  // Few people ask for a document: its library is loaded by the first one.
  const { default: PdfDocument } = await import('pdfkit');
  const { width, height } = CAROUSEL_PAGE;
  const document = new PdfDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Subject: text, Creator: 'Broetry' },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  for (const page of pages) document.addPage().image(page, 0, 0, { width, height });
  document.end();
  await ended;
  return Buffer.concat(parts);
}
