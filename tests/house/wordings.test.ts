// Sentences that were once wrong stay out of both languages: each contradicted what the product does.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildMailTemplates } from '../../src/domain/invitations/mailTemplates.ts';
import enReview from '../../src/i18n/en/review.json';
import esReview from '../../src/i18n/es/review.json';

const folder = join(import.meta.dirname, '..', '..', 'src', 'i18n');

function textsIn(value: unknown, at: string): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  return Object.entries((value ?? {}) as object).flatMap(([key, inner]) =>
    textsIn(inner, `${at}.${key}`),
  );
}

const texts = ['en', 'es'].flatMap((language) =>
  readdirSync(join(folder, language)).flatMap((name) =>
    textsIn(
      JSON.parse(readFileSync(join(folder, language, name), 'utf8')),
      `${language}:${name.replace('.json', '')}`,
    ),
  ),
);
const mails = Object.entries(buildMailTemplates('https://hirely.example')).flatMap(([name, mail]) =>
  textsIn(mail, `mail:${name}`),
);
const saying = (words: RegExp): string[] =>
  [...texts, ...mails].flatMap(([at, text]) => (words.test(text) ? [at] : []));

/** What job seekers do with their own resume is another matter. */
const aboutOwnTools = /:(?:tracker|ownResume|applying|prep|stories|jobSeeker)\b/;

describe('no text', () => {
  it('promises a report that nobody sends', () => {
    expect(saying(/it was reported|has been reported|se ha notificado|se ha informado/iu)).toEqual(
      [],
    );
  });

  it('lets the AI rate a resume or compare it with the criteria: only answers are rated', () => {
    expect(
      saying(
        /compares? your resume|compar\w+ tu currículum|(?<!never |not |n’t )(?:rates?|scores?|judges?) (?:your|the|a) r[eé]sum[eé]|(?<!nunca |no )(?:valora|puntúa) (?:tu|el|un) currículum/iu,
      ).filter((at) => !aboutOwnTools.test(at)),
    ).toEqual([]);
  });

  it('lets deletion happen by itself', () => {
    expect(
      saying(
        /after that it is deleted|(?<!nothing )is deleted automatically|después se borra|(?<!nada )se (?:borra|elimina) automáticamente/iu,
      ),
    ).toEqual([]);
  });
});

it.each([
  ['en', enReview.message],
  ['es', esReview.message],
])('the usual messages (%s) claim no reading', (_, message) => {
  expect(`${message.reject} ${message.advance}`).not.toMatch(
    /\bread\b|reviewed|enjoyed|leído|leyó|revisado|gustado/iu,
  );
});
