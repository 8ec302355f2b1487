// The ways in: prerendered with their form, so that somebody can type while the app is on its way; the app then takes the page over.
import type { ComponentType } from 'react';
import type { RouteName } from '#navigation/routes.ts';

export const formPages = {
  login: () => import('#features/account/LoginPage.tsx'),
  signUp: () => import('#features/account/SignUpPage.tsx'),
  signUpJobSeeker: () => import('#features/account/SignUpJobSeekerPage.tsx'),
} as const satisfies Partial<Record<RouteName, () => Promise<{ default: ComponentType }>>>;

export type FormName = keyof typeof formPages;
