// A consent names the version of its text: whoever changes a text must give it a new version, in both languages at once.
import { createHash } from 'node:crypto';
import i18next, { type TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { aiAdapters } from '#domain/ai/aiSettings.ts';
import {
  listAllExpectations,
  laterConsentVersions,
  type Expectation,
} from '#domain/invitations/expectation.ts';
import { takeKinds } from '#domain/recordings/recording.ts';
import enDomain from '#i18n/en/domain.json';
import enInterview from '#i18n/en/interview.json';
import esDomain from '#i18n/es/domain.json';
import esInterview from '#i18n/es/interview.json';
import { formatFor } from '#i18n/useFormat.ts';
import { consentWordsOf, writeLaterConsentWords, type ConsentWords } from './expectedWords.ts';

const i18n = i18next.createInstance();
await i18n.init({
  resources: {
    en: { interview: enInterview, domain: enDomain },
    es: { interview: esInterview, domain: esDomain },
  },
  interpolation: { escapeValue: false },
});
const languages = ['en', 'es'] as const;
const speak = (language: string): TFunction<['interview', 'domain']> =>
  i18n.getFixedT(language, ['interview', 'domain']) as TFunction<['interview', 'domain']>;

function sum(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
}

function texts(expectation: Expectation): ConsentWords[] {
  return languages.map((language) =>
    consentWordsOf(speak(language), formatFor(language), expectation, 'Company'),
  );
}

it('every version about keeping stands for one text', () => {
  const known = Object.fromEntries([
    ...listAllExpectations().map((expectation) => [
      expectation.consent.keep,
      sum(texts(expectation).flatMap(({ title, text, keep }) => [title, text, keep])),
    ]),
    ...takeKinds.map((kind) => [
      laterConsentVersions[kind],
      sum(
        languages.map((language) =>
          Object.values(writeLaterConsentWords(speak(language), kind, 'Company')).join('\n'),
        ),
      ),
    ]),
  ]) as Record<string, string>;
  expect(new Set(Object.values(known)).size, 'no two versions for one text').toBe(
    Object.keys(known).length,
  );
  expect(
    sum(
      Object.entries(known)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([version, text]) => `${version} ${text}`),
    ),
    JSON.stringify(known, null, 1),
  ).toBe('d41982ee4166');
});

it('every version about AI stands for one text', () => {
  const fixed = ({
    consent: { aiTitle, aiQuestion, aiYes, aiNo },
  }: typeof enInterview): string[] => [aiTitle, aiQuestion, aiYes, aiNo];
  const all = aiAdapters.flatMap((engine) => listAllExpectations(engine));
  const known = Object.fromEntries(
    all.map((expectation) => [
      expectation.consent.ai,
      sum(
        [enInterview, esInterview]
          .flatMap(fixed)
          .concat(texts(expectation).map(({ aiText }) => aiText)),
      ),
    ]),
  );
  expect(known).toEqual({
    '2026-11-22-ai-device': 'fe5f7f31b4da',
    '2026-11-22-ai-cloud': '3ad780e091de',
    '2026-11-22-video-ai-device': 'c3ad45109f21',
    '2026-11-22-video-ai-cloud': 'b6cfb5e58878',
    '2026-11-22-resume-ai-device': 'f3d47ec954a4',
    '2026-11-22-resume-ai-cloud': 'e9fc25ace2da',
    '2026-11-22-resume-video-ai-device': '8e42517a8ccf',
    '2026-11-22-resume-video-ai-cloud': 'e86f9b2fe399',
  });
});

it.each(languages)(
  'the text about AI (%s) names the cloud, and sound, exactly where they would be sent',
  (language) => {
    const named = {
      en: {
        cloud: /uses cloud AI/u,
        sound: /their sound with your voice/u,
        device: /are not sent to an AI provider/u,
      },
      es: {
        cloud: /usa IA en la nube/u,
        sound: /su sonido con tu voz/u,
        device: /no se envían a ningún proveedor/u,
      },
    }[language];
    for (const engine of aiAdapters) {
      for (const expectation of listAllExpectations(engine)) {
        const { aiText } = consentWordsOf(
          speak(language),
          formatFor(language),
          expectation,
          'Company',
        );
        const where = expectation.consent.ai;
        expect([named.cloud.test(aiText), named.device.test(aiText)], where).toEqual([
          engine === 'cloud',
          engine === 'onDevice',
        ]);
        expect(named.sound.test(aiText), where).toBe(
          engine === 'cloud' && expectation.records !== null,
        );
      }
    }
  },
);
