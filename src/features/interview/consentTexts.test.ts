// A consent names the version of its text: whoever changes a text must give it a new version, in both languages at once.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { consentVersions } from '#domain/session.ts';
import en from '#i18n/en/interview.json';
import es from '#i18n/es/interview.json';

type Texts = (typeof en)['consent'];
const kinds = ['chat', 'video', 'resume'] as const;

function sums(kind: (typeof kinds)[number]): { keep: string; ai: string } {
  const of = (parts: (texts: Texts) => readonly string[]): string => createHash('sha256').update([en, es].flatMap(({ consent }) => parts(consent)).join('\n')).digest('hex').slice(0, 12);
  const own = (texts: Texts): { keepTitle: string; keepText: string; keep: string; aiText: string } => (kind === 'chat' ? texts : texts.by[kind]);
  return { keep: of((texts) => [own(texts).keepTitle, own(texts).keepText, own(texts).keep]), ai: of((texts) => [texts.aiTitle, own(texts).aiText, texts.aiQuestion, texts.aiYes, texts.aiNo]) };
}

it('every version stands for one text', () => {
  const known = Object.fromEntries(kinds.flatMap((kind) => [[consentVersions[kind].keep, sums(kind).keep], [consentVersions[kind].ai, sums(kind).ai]]));
  expect(known).toEqual({ '2026-11': '047fd25c3370', '2026-11-ai': '7b28018a4949', '2026-11-resume': '2755c446b9c6', '2026-11-resume-ai': '2684c30a4d27', '2026-11-video-2': 'e21125602d35', '2026-11-video-ai': '36ac61d8626f' });
});
