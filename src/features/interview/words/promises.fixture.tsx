// What the tests of promises share: both languages, every mix of formats, an invitation, and the form around a step.
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { initReactI18next } from 'react-i18next';
import type { Invite } from '#domain/invitations/invite.ts';
import type { Question } from '#domain/jobs/kit.ts';
import { answerFormats, type AnswerFormat } from '#domain/recordings/recording.ts';

export const languages = ['en', 'es'] as const;
const files = import.meta.glob<Record<string, unknown>>(
  '../../../i18n/{en,es}/{interview,domain,afterwards,company,common}.json',
  { eager: true, import: 'default' },
);
const resources: Record<string, Record<string, Record<string, unknown>>> = { en: {}, es: {} };
for (const [path, texts] of Object.entries(files)) {
  const [language = '', file = ''] = path.split('/').slice(-2);
  (resources[language] ??= {})[file.replace('.json', '')] = texts;
}
export const worlds = Object.fromEntries(
  languages.map((language) => {
    const i18n = i18next.createInstance();
    void i18n.use(initReactI18next).init({
      lng: language,
      resources,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      initAsync: false,
    });
    return [language, i18n];
  }),
);
export const mixes: AnswerFormat[][] = [1, 2, 3, 4, 5, 6, 7].map((bits) =>
  answerFormats.filter((_, n) => (bits & (1 << n)) !== 0),
);
export const question = (id: string, formats: AnswerFormat[]): Question => ({
  id,
  competencyId: 'c',
  kind: 'behavioural',
  text: 'Why?',
  anchors: ['a', 'b', 'c', 'd', 'e'],
  lookFor: [],
  minutes: 4,
  followUpCap: 0,
  followUps: [],
  formats,
});
export function Form({ children }: { children: ReactNode }) {
  const form = useForm({
    defaultValues: { displayName: '', email: '', agreed: '', ai: '', speech: '' },
  });
  return <FormProvider {...form}>{children}</FormProvider>;
}
export const invite: Invite = {
  status: 'open',
  createdBy: 's',
  expiresAt: new Date('2026-12-01T12:00:00Z'),
  companyName: 'C',
  interviewTitle: 'T',
  type: 'chat',
  questionCount: 2,
  durationMinutes: 54,
  expectedMinutes: 16,
  language: 'en',
  retakes: 1,
};
