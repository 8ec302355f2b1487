// `\b` and `\w` do not know accents: patterns that read what people write have their limits from inWords (src/domain/text/wordLimits.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));

/** Files whose `\w` matches ids, placeholders, tags and addresses, which have no accents. */
const plain = new Set([
  'ai/documents/lines/joinLines.ts',
  'ai/documents/word/xmlNodes.ts',
  'ai/onDevice/kit/questions/questionsFor.ts',
  'ai/onDevice/kit/rehearsalFor.ts',
  'ai/onDevice/resume/shape/contactSigns.ts',
  'ai/reasons/reasonSentence.ts',
  'ai/tasks/transcribe.ts',
  'data/base/aiSettings.ts',
  'domain/base/report.ts',
  'domain/platform/clientReport.ts',
  'work/reports/thisBuild.ts',
  'data/firestore/documents.ts',
  'data/account/ownWalk.ts',
  'domain/invitations/mailTemplates.ts',
  'domain/billing/prices.ts',
  'domain/company/policies.ts',
  'features/interview/session/roomLog.ts',
  'features/jobSeeker/prep/attempt/usePracticeRoute.ts',
  'features/jobSeeker/track/JobInHand.tsx',
  'features/jobSeeker/track/trackParams.ts',
]);
/** A pattern given as text is made one, with inWords, further down in these files. */
const asText = new Set([
  'ai/onDevice/coach/speech.ts',
  'ai/onDevice/posting/announcedTitle.ts',
  'domain/text/instructions.ts',
  'domain/seeker/postingRedFlags.ts',
]);

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return filesOf(join(folder, entry.name));
    return /\.tsx?$/.test(entry.name) && !/\.(?:test|fixture)\./.test(entry.name)
      ? [join(folder, entry.name)]
      : [];
  });
}

type Branch = Record<string, unknown>;

/** The patterns of a file outside inWords(…), with the letter after their backslash. */
function barePatterns(path: string, text: string): string[] {
  const found: string[] = [];
  const note = (branch: Branch, signs: RegExp): void => {
    const written = text.slice(Number(branch['start']), Number(branch['end']));
    if (signs.test(written)) found.push(`${path}: ${written.slice(0, 80)}`);
  };
  const walk = (branch: unknown): void => {
    if (Array.isArray(branch)) branch.forEach(walk);
    if (Array.isArray(branch) || typeof branch !== 'object' || branch === null) return;
    const one = branch as Branch;
    if (one['type'] === 'CallExpression' && (one['callee'] as Branch)['name'] === 'inWords') return;
    if (one['type'] === 'Literal' && 'regex' in one)
      note(one, plain.has(path) ? /(?<!\\)\\[bB]/ : /(?<!\\)\\[bBwW]/);
    else if ((one['type'] === 'Literal' || one['type'] === 'TemplateLiteral') && !asText.has(path))
      note(one, /\\\\[bBwW](?![a-z]{3})/);
    Object.values(one).forEach(walk);
  };
  walk(parseSync(path, text).program);
  return found;
}

it('has no word limit that takes an accent for a gap', () => {
  const files = filesOf(src).map((path) => ({
    path: relative(src, path).replaceAll('\\', '/'),
    text: readFileSync(path, 'utf8'),
  }));
  const bare = files
    .filter(({ path, text }) => path !== 'domain/text/wordLimits.ts' && /\\[bBwW]/.test(text))
    .flatMap(({ path, text }) => barePatterns(path, text));
  expect(bare).toEqual([]);
}, 60_000);

it('finds one that is new', () => {
  expect(
    barePatterns(
      'x.ts',
      String.raw`const a = /\bel\b/u; const b = new RegExp('\\bel'); const c = inWords(/\bla\b/);`,
    ),
  ).toHaveLength(2);
});
