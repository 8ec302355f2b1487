/** The areas of the product as a device keeps them: who is in one needs its files without network, and no other's. */

/** How the addresses of an area begin. Of two that fit the first counts. */
const beginnings = {
  guest: /^\/hirely-pro\/review(\/|$)/,
  candidate: /^\/hirely-pro(\/|$)/,
  jobSeeker: /^\/job-seeker(\/|$)/,
  platform: /^\/(super-admin|admin\/[a-z]|first-super-admin)/,
  hiring: /^\/(hiring-dashboard|new-job-interview|library|jobs|account|admin)(\/|$)/,
} as const;
export type Area = keyof typeof beginnings;

/** The area of an address; null for pages that belong to none, such as signing in. */
export function areaOf(path: string): Area | null {
  const names = Object.keys(beginnings) as Area[];
  return names.find((name) => beginnings[name].test(path)) ?? null;
}

/** A page asks the worker to keep what it needs there. */
export interface KeepRequest {
  hirely: 'keep';
  area: Area;
  language: string;
}

/** True for a page's request to keep an area. */
export function isKeepRequest(data: unknown): data is KeepRequest {
  return typeof data === 'object' && data !== null && 'hirely' in data && data.hirely === 'keep';
}
