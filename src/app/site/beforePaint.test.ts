import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageKey, languageOfferedKey } from '#i18n/languageKeys.ts';
import { cachedAuthUserKey } from '#session/cachedAuthUser.ts';
import { modeKey } from '#ui/theme/modeKey.ts';

it('the script before the first paint, which imports nothing, reads what the app keeps', () => {
  const script = readFileSync(
    new URL('../../../tools/staticSite/beforePaint.js', import.meta.url),
    'utf8',
  );
  const read = [...script.matchAll(/read\('([^']+)'\)/g)].map(([, key]) => key);
  expect(new Set(read)).toEqual(
    new Set([modeKey, languageKey, languageOfferedKey, cachedAuthUserKey]),
  );
});
