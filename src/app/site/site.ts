/** The script of every prerendered public page: language, appearance, the phone menu, and React for the parts that somebody uses. */
import { deviceStorage, tabStorage } from '#domain/base/deviceStorage.ts';
import { languageKey, languageOfferedKey } from '#i18n/languageKeys.ts';
import { earlyLanguageKey } from '#session/earlyLanguageKey.ts';
import { modeKey } from '#ui/theme/modeKey.ts';
import type { SiteName } from './sitePages.ts';

const root = document.documentElement;
const darkDevice = matchMedia('(prefers-color-scheme: dark)');

const readMode = (): string => deviceStorage.read(modeKey) ?? 'system';

function showMode(mode: string): void {
  const isDark = mode === 'dark' || (mode === 'system' && darkDevice.matches);
  root.dataset['theme'] = isDark ? 'dark' : 'light';
  for (const item of document.querySelectorAll('[data-mode]'))
    item.setAttribute('aria-checked', String(item.getAttribute('data-mode') === mode));
}

function chooseLanguage(language: string): void {
  deviceStorage.write(languageKey, language);
  // The app is loading for somebody who was signed in: their account stores the choice.
  if (root.dataset['entering'] !== undefined) tabStorage.write(earlyLanguageKey, language);
  delete root.dataset['offer'];
  const other = document.querySelector<HTMLLinkElement>(
    `link[rel=alternate][hreflang=${language}]`,
  );
  if (language === root.lang || !other) return;
  const { search, hash } = window.location;
  window.location.assign(new URL(other.href).pathname + search + hash);
}

/** Under its button, within the window; over the phone menu it stands where the button is. */
function positionMenu(menu: HTMLElement, button: Element): void {
  const { right, bottom, top } = button.getBoundingClientRect();
  menu.style.right = `${Math.max(8, root.clientWidth - right)}px`;
  if (bottom + 160 < window.innerHeight) menu.style.top = `${bottom + 4}px`;
  else menu.style.bottom = `${window.innerHeight - top + 4}px`;
}

function listen(): void {
  showMode(readMode());
  darkDevice.addEventListener('change', () => showMode(readMode()));
  if (root.dataset['offer'] !== undefined) deviceStorage.write(languageOfferedKey, 'es');
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.closest('header, [popover]'))
      chooseLanguage(target.value);
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const opener = target.closest('[popovertarget=site-theme]');
    const menu = document.getElementById('site-theme');
    if (opener && menu) positionMenu(menu, opener);
    const mode = target.closest('[data-mode]')?.getAttribute('data-mode');
    if (mode) {
      deviceStorage.write(modeKey, mode);
      showMode(mode);
      menu?.hidePopover();
    }
    const language = target.closest('[data-language]')?.getAttribute('data-language');
    if (language) chooseLanguage(language);
    if (target.closest('[popover] a')) target.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}

/** Parts of a page that do something by themselves; links and what opens and closes work without React. */
const parts = 'button, input, textarea, [role=tab], [role=button], [role=combobox]';

/** Loads React when somebody interacts with such a part, or has scrolled one into view; the click that triggered it is replayed. */
function wake(main: HTMLElement, name: SiteName): void {
  let waking: Promise<boolean> | undefined;
  let isAwake = false;
  /** True once it works; false where it could not be loaded, and the next press asks again. */
  const begin = (): Promise<boolean> =>
    (waking ??= import('./island.tsx')
      .then(async ({ bringToLife }) => {
        await bringToLife(main, name);
        isAwake = true;
        return true;
      })
      .catch((error: unknown) => {
        console.warn('The page could not be brought to life', error);
        waking = undefined;
        return false;
      }));
  const partAt = (target: EventTarget | null): HTMLElement | null =>
    target instanceof Element && main.contains(target) ? target.closest<HTMLElement>(parts) : null;
  const turnedTo = ({ target }: Event): void => void (partAt(target) && begin());
  for (const kind of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(kind, turnedTo, { passive: true });
  document.addEventListener('click', (event) => {
    const part = isAwake ? null : partAt(event.target);
    if (!part || part instanceof HTMLInputElement) return;
    event.preventDefault();
    const index = [...main.querySelectorAll(parts)].indexOf(part);
    void begin().then((works) => {
      if (works) [...main.querySelectorAll<HTMLElement>(parts)][index]?.click();
    });
  });
  main.addEventListener('submit', (event) => event.preventDefault());
  // People who move about will stay: what they see is prepared before they need it.
  const seen = new IntersectionObserver((found) => {
    if (found.some(({ isIntersecting }) => isIntersecting)) void begin();
  });
  const moved = (): void => {
    for (const part of main.querySelectorAll(parts)) seen.observe(part);
  };
  for (const kind of ['scroll', 'pointermove', 'keydown'])
    window.addEventListener(kind, moved, { once: true, passive: true });
  // What was typed before a reload is shown again.
  const { asked, kept, plans } = root.dataset;
  if (asked !== undefined || (kept && tabStorage.read(kept) !== null)) void begin();
  if (plans !== undefined)
    void import('./publishedPlans.ts')
      .then(({ readChangedPlans }) => readChangedPlans())
      .then((isChanged) => isChanged && begin());
}

listen();
const main = document.querySelector<HTMLElement>('#site main');
const live = root.dataset['live'] as SiteName | undefined;
// Where the app takes over, nothing else is woken.
const isAppComing = root.dataset['entering'] !== undefined;
if (main && live && !isAppComing) wake(main, live);
const versions = document.querySelectorAll<HTMLElement>('[data-testid=legal-version]');
if (versions.length > 0 && !isAppComing)
  void import('./legalVersion.ts').then(({ showVersion }) =>
    Promise.all([...versions].map(showVersion)),
  );
