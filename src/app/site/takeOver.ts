/** Replaces a prerendered page with the app: the old content stays until the app can show the same, and typed text is carried over. */
import { listTypedFields, typeInto, type WordField } from './typedWords.ts';

/** So long the prerendered page stands in for an app that shows no page: a slow line takes its time, and what was typed is lost on a page without fields. */
const longestMs = 120_000;

const presses = ['pointerdown', 'pointerup', 'pointercancel'];

/** Set where somebody has signed in on the prerendered form itself: the app shows what comes next, and nothing moves over. */
const hasComeIn = (): boolean => document.documentElement.dataset['cameIn'] !== undefined;

/** True once the app shows a page under the header of the current session. */
function isShown(host: HTMLElement, site: HTMLElement): boolean {
  const heading = host.querySelector('main h1');
  if (heading === null || host.querySelector('[data-loading]') !== null) return false;
  return !hasComeIn() || heading.textContent !== site.querySelector('main h1')?.textContent;
}

/** Where reading starts. */
function focusHeading(host: HTMLElement): void {
  const heading = host.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Boxes that were ticked or cleared. */
function listTicked(site: HTMLElement): string[] {
  return [...site.querySelectorAll<HTMLInputElement>('main input[type=checkbox]')]
    .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
    .map(selectorOf);
}

function selectorOf(field: Element): string {
  const name = field.getAttribute('name');
  return name ? `[name="${CSS.escape(name)}"]` : `#${CSS.escape(field.id)}`;
}

function moveOver(site: HTMLElement, host: HTMLElement): void {
  if (hasComeIn()) {
    site.remove();
    host.removeAttribute('inert');
    return focusHeading(host);
  }
  const typed = listTypedFields(site.querySelector('main') ?? site).map(
    (field) => [selectorOf(field), field.value] as const,
  );
  const ticked = listTicked(site);
  const focused = site.contains(document.activeElement) ? document.activeElement : null;
  const focus =
    focused && (focused.id || focused.getAttribute('name')) ? selectorOf(focused) : null;
  site.remove();
  host.removeAttribute('inert');
  for (const [selector, value] of typed) {
    const field = host.querySelector<WordField>(`main ${selector}`);
    if (field) typeInto(field, value);
  }
  for (const selector of ticked) host.querySelector<HTMLElement>(`main ${selector}`)?.click();
  if (focus) host.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
  const { pressed } = document.documentElement.dataset;
  if (pressed === undefined) return;
  delete document.documentElement.dataset['pressed'];
  host.querySelectorAll<HTMLElement>('main button')[Number(pressed)]?.click();
}

/** False on a prerendered page that brings parts of itself to life: they share files with the app, whose first one runs with them. */
function isAppAsked(): boolean {
  return (
    document.getElementById('site') === null ||
    document.documentElement.dataset['entering'] !== undefined
  );
}

/** The event with which a prerendered form asks for the app, whose code it has read before. */
export const appAsked = 'hirely:app';

/** Starts the app: at once, or when the page asks for it. On a slow line the app's files, kept by the browser, are there before the page is. */
export function startWhenAsked(start: () => void): void {
  if (document.readyState === 'loading' && document.getElementById('root') === null)
    document.addEventListener('DOMContentLoaded', () => startWhenAsked(start), { once: true });
  else if (isAppAsked()) start();
  else window.addEventListener(appAsked, start, { once: true });
}

/** Lets the app in `host` take the place of the prerendered page, if there is one: at once where it is hidden, else when the app is ready. */
export function takeOver(host: HTMLElement): void {
  const site = document.getElementById('site');
  if (!site) return;
  if (document.documentElement.dataset['app'] !== undefined) return site.remove();
  host.setAttribute('inert', '');
  // A press that goes down on the one page and up on the other is no click on either: the app waits until it is up.
  let isDown = false;
  let isDue = false;
  const done = (): void => {
    isDue = true;
    if (isDown) return;
    observer.disconnect();
    clearTimeout(timer);
    for (const kind of presses) window.removeEventListener(kind, note, true);
    moveOver(site, host);
  };
  const note = ({ type }: Event): void => {
    if (type === 'pointerdown') isDown = true;
    // The click comes right after the pointer is up.
    else
      setTimeout(() => {
        isDown = false;
        if (isDue && site.isConnected) done();
      }, 0);
  };
  const observer = new MutationObserver(() => isShown(host, site) && done());
  const timer = setTimeout(done, longestMs);
  observer.observe(host, { childList: true, subtree: true });
  for (const kind of presses) window.addEventListener(kind, note, true);
}
