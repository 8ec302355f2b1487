/** Registers the service worker once the page is idle, and checks for newer versions now and then. */
import { askForNewVersion } from '#session/appVersion.ts';
import { areaOf, type KeepRequest } from './areaOf.ts';

const everyMs = 30 * 60_000;

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch (error) {
    // Private windows and some policies forbid it: the app works without, only not from a reload without network.
    console.warn('The app cannot be kept on this device', error);
  }
}

function look(): void {
  if (document.visibilityState === 'visible' && navigator.onLine)
    void askForNewVersion().then((found) => {
      if (found) void refresh();
    });
}

/** Lets the service worker fetch the newer version, so that the reload is quick. */
async function refresh(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
}

/** Has the worker keep what an address's area needs; asked again at each change of area or language. True once it is kept. */
export async function keepArea(path: string, language: string): Promise<boolean> {
  const area = areaOf(path);
  if (!area || !import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((settle) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => {
      port1.close();
      settle(data);
    };
    const request: KeepRequest = { hirely: 'keep', area, language };
    active?.postMessage(request, [port2]);
  });
}

/** Only builds are kept; the dev server changes with every keystroke. */
export function keepApp(): void {
  if (!import.meta.env.PROD) return;
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  setInterval(look, everyMs);
  if (!('serviceWorker' in navigator)) return;
  const begin = (): void => void setTimeout(() => void register(), 1_000);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
