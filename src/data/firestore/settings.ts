// The settings of the app: from the local Firebase when it runs, else from VITE_* at build time. A missing one stops the start with the full list.
import { isMail } from '#domain/base/mailAddress.ts';
import { parsePrices } from '#domain/billing/prices.ts';
import { readAiSettings, textOf, type CloudAiSettings } from '#data/base/aiSettings.ts';

/** Where the local Firebase listens, put on the page by `npm start` and by the tests; absent in a deployed build. */
export interface LocalFirebase {
  projectId: string;
  auth: string;
  firestore: string;
  storage: string;
  /** Starts App Check beside the emulators, which ask for no proof: for tests of when it is sent. */
  appCheckKey?: string;
}

export interface Settings {
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    storageBucket: string;
    appId: string;
  };
  supportEmail: string;
  /** The cloud model; null: none is set up. */
  ai: CloudAiSettings | null;
  /** Prices of the payment extension by tier and period; null: nothing is paid by card. */
  payments: Readonly<Record<string, string>> | null;
  /** Site key of App Check (reCAPTCHA Enterprise); null: requests carry no proof that they come from this app. */
  appCheckKey: string | null;
  local: LocalFirebase | null;
}

declare global {
  var __HIRELY_LOCAL__: LocalFirebase | undefined;
}

const names = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
  'VITE_SUPPORT_EMAIL',
] as const;
type Name = (typeof names)[number];

function isUsable(name: Name, value: unknown): value is string {
  return (
    typeof value === 'string' && (name === 'VITE_SUPPORT_EMAIL' ? isMail(value) : value !== '')
  );
}

/** Thrown at start when settings are missing; `missing` holds every name. */
export class SettingsMissing extends Error {
  readonly missing: string[];
  constructor(missing: string[]) {
    super(`Missing or wrong settings: ${missing.join(', ')}. See .env.example.`);
    this.name = 'SettingsMissing';
    this.missing = missing;
  }
}

function readPayments(text: unknown): { payments: Settings['payments']; wrong: string[] } {
  if (typeof text !== 'string' || text.trim() === '') return { payments: null, wrong: [] };
  const payments = parsePrices(text);
  return { payments, wrong: payments ? [] : ['VITE_STRIPE_PRICES'] };
}

/** Reads settings from an environment; throws SettingsMissing with every missing name. */
export function readSettings(
  environment: Record<string, unknown>,
  local: LocalFirebase | null,
): Settings {
  const { ai, wrong: wrongAi } = readAiSettings(environment);
  const { payments, wrong: wrongPayments } = readPayments(environment['VITE_STRIPE_PRICES']);
  const wrong = [...wrongAi, ...wrongPayments];
  if (local) {
    if (wrong.length > 0) throw new SettingsMissing(wrong);
    return {
      firebase: {
        apiKey: 'local',
        authDomain: local.auth,
        projectId: local.projectId,
        storageBucket: `${local.projectId}.appspot.com`,
        appId: 'local',
      },
      supportEmail: 'support@hirely.example',
      ai,
      payments,
      appCheckKey: local.appCheckKey ?? null,
      local,
    };
  }
  const missing = [...names.filter((name) => !isUsable(name, environment[name])), ...wrong];
  if (missing.length > 0) throw new SettingsMissing(missing);
  const env = environment as Record<Name, string>;
  return {
    firebase: {
      apiKey: env.VITE_FIREBASE_API_KEY,
      authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: env.VITE_FIREBASE_PROJECT_ID,
      storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET,
      appId: env.VITE_FIREBASE_APP_ID,
    },
    supportEmail: env.VITE_SUPPORT_EMAIL,
    ai,
    payments,
    appCheckKey: textOf(environment, 'VITE_APP_CHECK_SITE_KEY'),
    local: null,
  };
}

let known: Settings | undefined;

/** The settings of this page (or of this process, for the seed). */
export function settings(): Settings {
  // Vite fills it in; Node has none.
  const environment: Record<string, unknown> | undefined = import.meta.env;
  known ??= readSettings(environment ?? {}, globalThis.__HIRELY_LOCAL__ ?? null);
  return known;
}
