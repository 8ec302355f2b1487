// Where this device keeps the chosen language, and that Spanish was offered once. Apart from i18n.ts, for scripts that run without i18next.
export const languageKey = 'hirely.language';
export const languageOfferedKey = 'hirely.languageOffered';
