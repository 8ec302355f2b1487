/** The public pages: prerendered at build time (tools/staticSite), and hydrated where they are more than links. */
import type { ComponentType } from 'react';
import type { RouteName } from '#navigation/routes.ts';

type Load = () => Promise<{ default: ComponentType }>;

export const sitePages = {
  home: () => import('#features/public/HomePage.tsx'),
  hiringManagers: () => import('#features/public/HiringManagersPage.tsx'),
  pricing: () => import('#features/public/PricingPage.tsx'),
  roiCalculator: () => import('#features/public/RoiCalculatorPage.tsx'),
  aboutAi: () => import('#features/public/AboutAiPage.tsx'),
  forCandidates: () => import('#features/public/ForCandidatesPage.tsx'),
  trust: () => import('#features/public/TrustPage.tsx'),
  aboutUs: () => import('#features/public/AboutUsPage.tsx'),
  contactUs: () => import('#features/public/ContactUsPage.tsx'),
  privacy: () => import('#features/public/PrivacyPage.tsx'),
  terms: () => import('#features/public/TermsPage.tsx'),
  notFound: () => import('#app/boundaries/NotFoundPage.tsx'),
} as const satisfies Partial<Record<RouteName, Load>>;

export type SiteName = keyof typeof sitePages;

/** Pages with parts that React runs once somebody interacts with them. */
export const livePages = [
  'home',
  'pricing',
  'roiCalculator',
  'contactUs',
] as const satisfies SiteName[];
