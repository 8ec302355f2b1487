import { describe, expect, it } from 'vitest';
import { documentWarnings } from '#ai/documents/readDocument.ts';
import {
  answerFlagsEn,
  documentWarningsEn,
  followUpReasonsEn,
  lintEn,
  postingFlagsEn,
  reasonsEn,
} from './reasons.en.ts';
import {
  answerFlagsEs,
  documentWarningsEs,
  followUpReasonsEs,
  lintEs,
  postingFlagsEs,
  reasonsEs,
} from './reasons.es.ts';
import { answerFlags, followUpReasons, lintCodes, postingFlags, reasonCodes } from './reasons.ts';

const tables: [string, readonly string[], Record<string, string>, Record<string, string>][] = [
  ['reasons', reasonCodes, reasonsEn, reasonsEs],
  ['answer flags', answerFlags, answerFlagsEn, answerFlagsEs],
  ['lint', lintCodes, lintEn, lintEs],
  ['posting flags', postingFlags, postingFlagsEn, postingFlagsEs],
  ['follow-up reasons', followUpReasons, followUpReasonsEn, followUpReasonsEs],
  ['document warnings', documentWarnings, documentWarningsEn, documentWarningsEs],
];

describe.each(tables)('%s', (_, codes, english, spanish) => {
  it('have a text for every code in both languages, with the same values', () => {
    const values = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
    expect(Object.keys(english).sort()).toEqual([...codes].sort());
    expect(Object.keys(spanish).sort()).toEqual([...codes].sort());
    for (const code of codes)
      expect(values(spanish[code] ?? '')).toEqual(values(english[code] ?? ''));
  });
});
