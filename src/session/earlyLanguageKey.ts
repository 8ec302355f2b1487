// Where a tab keeps a language chosen before it is known who is there. Apart from chosenLanguage.ts, for scripts that run without the app.
export const earlyLanguageKey = 'hirely.languageChosen';
