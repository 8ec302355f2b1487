// Gives component tests the DOM matchers, and each test an empty page.
import { readFileSync } from 'node:fs';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a machine needs while it does other things too; a test that passes does not wait.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

// The page has an address, but no server: what the AI fetches from beside the sources comes from there.
const network = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const path = /^http:\/\/localhost(?::\d+)?(\/src\/ai\/[\w./-]+\.bin)$/.exec(address)?.[1];
  return path
    ? Promise.resolve(new Response(readFileSync(process.cwd() + path)))
    : network(input, init);
};
