import { afterEach, expect, it, vi } from 'vitest';
import { showVersion } from './legalVersion.ts';

const address = 'https://firestore.example/documents:runQuery';
afterEach(() => {
  document.documentElement.removeAttribute('data-query-address');
  vi.unstubAllGlobals();
});

it('asks at the address that the build wrote into the page', async () => {
  const asked: string[] = [];
  vi.stubGlobal('__HIRELY_LOCAL__', undefined);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const fields = {
      kind: { stringValue: 'terms' },
      version: { stringValue: '2026-02' },
      from: { timestampValue: '2026-02-01T12:00:00Z' },
    };
    return new Response(JSON.stringify([{ document: { fields } }]));
  });
  document.documentElement.setAttribute('data-query-address', address);
  document.body.innerHTML =
    '<div data-kind="terms" data-known="Version %version, in force since %date"><p>…</p></div>';
  const element = document.querySelector<HTMLElement>('div');
  if (!element) throw new Error('The page has no line for the version.');
  await showVersion(element);
  expect(asked).toEqual([address]);
  expect(element).toHaveTextContent('Version 2026-02, in force since Feb 1, 2026');
});
