/** App Check itself: the SDK that proves that a request comes from this app. Loaded only where a key is set (proof.ts). */
import {
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheck,
  type AppCheckOptions,
} from 'firebase/app-check';
import { openFirebaseApp } from '#data/firestore/app.ts';
import { settings } from '#data/firestore/settings.ts';

let known: AppCheck | null = null;

/** Starts App Check once per page; later calls change nothing. `provider` replaces reCAPTCHA Enterprise (tests, other attestation). Null where neither is there. */
export function startAppCheck(provider?: AppCheckOptions['provider']): AppCheck | null {
  const { appCheckKey } = settings();
  if (known !== null || (appCheckKey === null && !provider)) return known;
  // Lets a developer's own browser pass: the SDK reads it from here. No build may have one (tools/staticSite/plugin.ts).
  const debugToken: unknown = import.meta.env['VITE_APP_CHECK_DEBUG_TOKEN'];
  if (debugToken) Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: debugToken });
  known = initializeAppCheck(openFirebaseApp(), {
    provider: provider ?? new ReCaptchaEnterpriseProvider(appCheckKey ?? ''),
    isTokenAutoRefreshEnabled: typeof window !== 'undefined',
  });
  return known;
}

/** The proof for a request that passes the SDK by; null where there is none. Throws what the SDK throws. */
export async function readAppCheckToken(): Promise<string | null> {
  const appCheck = startAppCheck();
  return appCheck && (await getToken(appCheck)).token;
}
