/** Starts the app from a prerendered form: fetched early, run late. */
import { appAsked } from '#app/site/takeOver.ts';

const root = document.documentElement;

const readMeta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Asks for files that will be needed, behind everything else. */
export function fetchAppAhead(): void {
  const files = [readMeta('app-entry'), readMeta('app-files'), readMeta('form-files')];
  for (const href of files.join(' ').split(' ').filter(Boolean))
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'prefetch',
        as: 'script',
        crossOrigin: '',
        href,
      }),
    );
}

let loading: Promise<unknown> | undefined;

/** Reads the app's code, which starts nothing yet. */
export function loadApp(): Promise<unknown> {
  loading ??= import(/* @vite-ignore */ readMeta('app-entry')).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Starts the app beside the page, which stays until the app has one to show. */
export async function startApp(): Promise<void> {
  if (root.dataset['entering'] !== undefined) return;
  root.dataset['entering'] = '';
  try {
    await loadApp();
    window.dispatchEvent(new Event(appAsked));
  } catch (error) {
    // A newer version may have been published meanwhile: its page names files that are there.
    console.warn('The app could not be loaded', error);
    window.location.reload();
  }
}
