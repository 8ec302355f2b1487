import { expect, it } from 'vitest';
import { findBrowserName, findBuildVersion } from './thisBuild.ts';

it.each([
  ['/assets/index-BxK3f9Qa.js', 'BxK3f9Qa'],
  ['https://hirely.example/assets/index-B_K3-9Qa.js', 'B_K3-9Qa'],
  [null, 'dev'],
  ['/src/main.tsx', 'dev'],
])('the build of %s is %s', (entry, version) => {
  expect(findBuildVersion(entry)).toBe(version);
});

it.each([
  ['edge', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0'],
  ['chrome', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['safari', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1 Version/18.0 Safari/605.1'],
  [
    'samsung',
    'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36',
  ],
  ['other', 'curl/8.0'],
])('%s is read from its own words', (name, userAgent) => {
  expect(findBrowserName(userAgent)).toBe(name);
});
