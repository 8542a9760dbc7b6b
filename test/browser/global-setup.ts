import type { TestProject } from 'vitest/node';
import { inOneSentence } from '../in-one-sentence.ts';
import { findBrowser } from './find-browser.ts';
import type { FoundBrowser } from './open-browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    browser: FoundBrowser;
  }
}

/** Vitest global setup: finds one browser for the whole run and prints its source. Fails the run without one. */
export default async function setup(project: TestProject): Promise<void> {
  const browser = await findBrowser().catch(inOneSentence);
  console.log(`Browser: ${browser.source}`);
  project.provide('browser', browser);
}
