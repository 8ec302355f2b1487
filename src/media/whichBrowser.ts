// Which browser this is, only to word the help: the way to the permission differs in each.

const browsers = [
  'chrome',
  'edge',
  'firefox',
  'safari',
  'iosSafari',
  'androidChrome',
  'other',
] as const;
export type BrowserName = (typeof browsers)[number];

/** The browser by its own words. Every browser on an iPhone or iPad takes its permission from the system's settings, as Safari does. */
export function browserOf(userAgent: string, touchPoints = 0): BrowserName {
  if (/iPhone|iPad|iPod/u.test(userAgent) || (/Macintosh/u.test(userAgent) && touchPoints > 1))
    return 'iosSafari';
  if (/Android/u.test(userAgent)) return /Firefox\//u.test(userAgent) ? 'other' : 'androidChrome';
  if (/Edg\//u.test(userAgent)) return 'edge';
  if (/Firefox\//u.test(userAgent)) return 'firefox';
  if (/Chrome\//u.test(userAgent)) return 'chrome';
  return /Safari\//u.test(userAgent) ? 'safari' : 'other';
}

/** This browser. */
export function detectBrowser(): BrowserName {
  return typeof navigator === 'undefined'
    ? 'other'
    : browserOf(navigator.userAgent, navigator.maxTouchPoints);
}
