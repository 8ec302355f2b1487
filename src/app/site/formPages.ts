/** The sign-in and sign-up pages: prerendered with their forms, so that people can type while the app loads; the app then takes over. */
import type { ComponentType } from 'react';
import type { RouteName } from '#navigation/routes.ts';

export const formPages = {
  login: () => import('#features/account/LoginPage.tsx'),
  signUp: () => import('#features/account/SignUpPage.tsx'),
  signUpJobSeeker: () => import('#features/account/SignUpJobSeekerPage.tsx'),
} as const satisfies Partial<Record<RouteName, () => Promise<{ default: ComponentType }>>>;

export type FormName = keyof typeof formPages;
