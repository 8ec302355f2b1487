// App Check: proof that a request comes from this app. Must run before any service that binds its token once, such as the cloud AI.
import {
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
  type AppCheck,
  type AppCheckOptions,
} from 'firebase/app-check';
import { openFirebaseApp } from '#data/firestore/app.ts';

let known: AppCheck | null = null;

/** Starts App Check once per page; later calls change nothing. `provider` replaces reCAPTCHA Enterprise (tests, other attestation). */
export function startAppCheck(
  siteKey: string | null,
  provider?: AppCheckOptions['provider'],
): AppCheck | null {
  if (known !== null || (siteKey === null && !provider)) return known;
  known = initializeAppCheck(openFirebaseApp(), {
    provider: provider ?? new ReCaptchaEnterpriseProvider(siteKey ?? ''),
    isTokenAutoRefreshEnabled: typeof window !== 'undefined',
  });
  return known;
}
