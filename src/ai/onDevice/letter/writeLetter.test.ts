// The letter in both languages: traced, of a fit length, and with the blanks that only a person can fill.
import { describe, expect, it } from 'vitest';
import { tasks } from '#ai/tasks/tasks.ts';
import { jobFixture as job, resumeFixture as resume } from '#ai/trace/resume.fixture.ts';
import { letterPhrases } from './letterPhrases.ts';
import { findLetterProblems } from './letterProblems.ts';
import { joinLetterText, countWords } from '#domain/seeker/letterText.ts';
import { writeLetter } from './writeLetter.ts';

const posting = [
  job.title,
  job.company,
  ...job.responsibilities,
  ...job.mustHave,
  ...job.niceToHave,
].join('\n');
const input = {
  resume,
  job,
  posting,
  language: 'en' as const,
  kind: 'cover' as const,
  recipient: null,
};
const letter = writeLetter(input);

describe('the letter', () => {
  it('is traced, sentence by sentence, and of a fit length in both languages', () => {
    for (const language of ['en', 'es'] as const) {
      const reply = tasks.coverLetter.reply.parse(writeLetter({ ...input, language }));
      expect(tasks.coverLetter.checks({ ...input, language }, reply)).toEqual([]);
      expect(countWords(reply.sentences)).toBeGreaterThanOrEqual(100);
      expect(countWords(reply.sentences)).toBeLessThanOrEqual(300);
      expect(
        reply.sentences
          .filter(({ kind }) => kind === 'fact')
          .every(({ traces }) => traces.some(({ source }) => source === 'resume')),
      ).toBe(true);
    }
  });
  it('says the deeds in the first person and leaves to the person what only they know', () => {
    const text = joinLetterText(letter.sentences);
    expect(text).toMatch(
      /I (?:also )?cut deployment time from 50 to 12 minutes with Bash, Terraform and GitLab CI\./,
    );
    expect(text).toContain('managed 14 k8s clusters for three product teams.');
    expect(text).toMatch(
      /\[Say in one or two sentences why you want this job at Northgate Mills\.\]/,
    );
  });
  it('tells no line that begins in the middle of a sentence', () => {
    const [path] = letter.sentences.flatMap(({ traces }) =>
      traces.flatMap(({ path }) => (path?.includes('.bullets.') ? [path] : [])),
    );
    const [, entry, line] = /experience\.(\d+)\.bullets\.(\d+)/.exec(path ?? '') ?? [];
    const withFragment = {
      ...resume,
      experience: resume.experience.map((one, index) => ({
        ...one,
        bullets: one.bullets.map((text, at) =>
          String(index) === entry && String(at) === line
            ? text.charAt(0).toLowerCase() + text.slice(1)
            : text,
        ),
      })),
    };
    expect(path).toBeDefined();
    expect(
      writeLetter({ ...input, resume: withFragment }).sentences.some(({ traces }) =>
        traces.some((trace) => trace.path === path),
      ),
    ).toBe(false);
  });
  it('tells the work of a person who writes no capitals', () => {
    const lower = {
      ...resume,
      experience: resume.experience.map((entry) => ({
        ...entry,
        bullets: entry.bullets.map((text) => text.charAt(0).toLowerCase() + text.slice(1)),
      })),
    };
    expect(
      writeLetter({ ...input, resume: lower }).sentences.some(({ traces }) =>
        traces.some(({ path }) => path?.includes('.bullets.')),
      ),
    ).toBe(true);
  });
  it('claims nothing the resume does not hold', () => {
    expect(letter.refused).toEqual(['Kafka']);
    expect(
      letter.sentences.filter(({ kind, text }) => kind === 'fact' && text.includes('Kafka')),
    ).toEqual([]);
  });
  it('is another letter for another job, and the same for the same', () => {
    expect(writeLetter(input)).toEqual(letter);
    expect(
      joinLetterText(
        writeLetter({
          ...input,
          job: {
            ...job,
            title: 'Systems Administrator',
            company: 'Elm Books',
            mustHave: ['Ansible'],
          },
          posting: 'Systems Administrator\nElm Books\nAnsible',
        }).sentences,
      ),
    ).not.toBe(joinLetterText(letter.sentences));
  });
  it.each([
    [
      'a fact without its proof',
      {
        paragraph: 2,
        kind: 'fact' as const,
        text: 'I led a team of twelve engineers.',
        traces: [],
      },
      'no proof',
    ],
    [
      'a fact beyond its proof',
      {
        paragraph: 2,
        kind: 'fact' as const,
        text: 'I administered 90 Linux servers and a Kafka cluster.',
        traces: [
          {
            source: 'resume' as const,
            path: 'experience.1.bullets.0',
            line: 8,
            text: 'Administered 90 Linux servers and automated patching with Ansible.',
          },
        ],
      },
      'not in the resume: Kafka',
    ],
    [
      'a claim dressed as a remark on the job',
      { paragraph: 2, kind: 'job' as const, text: 'I have Kafka and Kubernetes.', traces: [] },
      'claims something about the person',
    ],
    [
      'warm words',
      {
        paragraph: 2,
        kind: 'frame' as const,
        text: 'Your inspiring mission excites every passionate engineer.',
        traces: [],
      },
      'not in the job: inspiring',
    ],
  ])('is refused with %s', (_what, sentence, problem) => {
    expect(
      tasks.coverLetter
        .checks(input, { ...letter, sentences: [...letter.sentences, sentence] })
        .join(),
    ).toContain(problem);
  });
});

describe('the phrases of a letter', () => {
  it.each(['en', 'es'] as const)('claim nothing, whatever the posting says: %s', (language) => {
    const bare = {
      ...input,
      language,
      posting: '',
      job: { title: 'Baker', company: 'Elm', mustHave: [], niceToHave: [], responsibilities: [] },
    };
    const { apply, applyUntitled, task, close, thanks, dear } = letterPhrases[language];
    const problems = (kind: 'job' | 'frame', text: string): string[] =>
      findLetterProblems(bare, { sentences: [{ paragraph: 0, kind, text, traces: [] }] });
    expect(
      [
        ...apply.map((phrase) => phrase('Baker', 'Elm')),
        applyUntitled('Elm'),
        ...task.map((phrase) => phrase('Baker')),
      ].flatMap((text) => problems('job', text)),
    ).toEqual([]);
    expect(
      [...close, ...thanks, dear('Elm', null), dear(null, null)].flatMap((text) =>
        problems('frame', text),
      ),
    ).toEqual([]);
  });
});

describe('a letter in Spanish', () => {
  it('reads right in Spain and in America: nobody in it is addressed as vosotros', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const text = joinLetterText(
        writeLetter({
          ...input,
          language: 'es',
          job: { ...job, title: `${job.title} ${'I'.repeat(seed)}` },
        }).sentences,
      );
      expect(text).not.toMatch(/\b(?:os|vosotr[oa]s|vuestr[oa]s?|pedís|buscáis|necesitáis)\b/iu);
    }
  });
});
