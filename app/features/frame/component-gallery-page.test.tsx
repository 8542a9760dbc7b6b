import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';
import PiecesPage from './component-gallery-page.tsx';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['development', true],
  ['production', false],
])('has the page of all pieces in %s: %s', async (mode, isThere) => {
  vi.stubEnv('NODE_ENV', mode);
  // Another file may have read the table before, in another mode.
  vi.resetModules();
  const { default: routes } = await import('../../routes.ts');
  expect(routes.some(({ path }) => path === 'ui')).toBe(isThere);
});

it('is a page like any that is not there on the built server', async () => {
  const app = await createTestApp();
  const answer = await app.browser().fetch('/ui');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('pursue other opportunities');
});

it('shows every piece', () => {
  const Site = createRoutesStub([{ path: '/ui', Component: PiecesPage }]);
  const html = renderToString(<Site initialEntries={['/ui']} />);
  for (const name of ['Buttons', 'Fields', 'Choices', 'Tabs', 'Layers', 'States', 'The card']) {
    expect(html).toContain(`>${name}</h2>`);
  }
});
