import { describe, expect, it } from 'vitest';
import { tasks } from '#ai/tasks/tasks.ts';
import { jobFixture as job, resumeFixture as resume } from '#ai/trace/resume.fixture.ts';
import { joinLetterText, countWords } from '#domain/seeker/letterText.ts';
import { writeLetter } from './writeLetter.ts';

const posting = [
  job.title,
  job.company,
  ...job.responsibilities,
  ...job.mustHave,
  ...job.niceToHave,
].join('\n');
const input = { resume, job, posting, language: 'en' as const, recipient: 'Ida Moreau' };

/** Sentences that a letter may not have, with the problem that is reported. */
const refused: [
  string,
  Parameters<typeof tasks.coverLetter.checks>[1]['sentences'][number],
  string,
][] = [
  [
    'a fact beyond its proof',
    {
      paragraph: 1,
      kind: 'fact' as const,
      text: 'I managed 40 k8s clusters.',
      traces: [
        {
          source: 'resume' as const,
          path: 'experience.0.bullets.0',
          line: 4,
          text: 'Responsible for managing 14 k8s clusters for three product teams.',
        },
      ],
    },
    'not in the resume: 40',
  ],
  [
    'a memory nobody has told',
    {
      paragraph: 1,
      kind: 'frame' as const,
      text: 'Thank you for showing me the warehouse.',
      traces: [],
    },
    'not in the job: warehouse',
  ],
  [
    'a claim dressed as courtesy',
    { paragraph: 1, kind: 'frame' as const, text: 'Kind regards, and I have Kafka.', traces: [] },
    'claims something about the person',
  ],
  [
    'flattery',
    {
      paragraph: 1,
      kind: 'frame' as const,
      text: 'Thank you for the truly inspiring conversation.',
      traces: [],
    },
    'not in the job: inspiring',
  ],
];

describe.each(['outreach', 'thanks'] as const)('the letter of the kind %s', (kind) => {
  it.each(['en', 'es'] as const)('is short and traced, sentence by sentence (%s)', (language) => {
    const asked = { ...input, kind, language };
    const reply = tasks.coverLetter.reply.parse(writeLetter(asked));
    expect(tasks.coverLetter.checks(asked, reply)).toEqual([]);
    expect(countWords(reply.sentences)).toBeGreaterThanOrEqual(45);
    expect(countWords(reply.sentences)).toBeLessThanOrEqual(kind === 'outreach' ? 130 : 170);
    const facts = reply.sentences.filter((sentence) => sentence.kind === 'fact');
    expect(facts.length).toBeGreaterThan(0);
    expect(facts.every(({ traces }) => traces.some(({ source }) => source === 'resume'))).toBe(
      true,
    );
    // A note with a name is ready; thanks ask for what was talked about, and for nothing else.
    expect(reply.sentences.filter((sentence) => sentence.kind === 'blank')).toHaveLength(
      kind === 'outreach' ? 0 : 1,
    );
    expect(reply.refused).toEqual(['Kafka']);
    expect(joinLetterText(facts)).not.toContain('Kafka');
    // Every phrase passes its own checks, whichever is chosen.
    expect(
      reply.sentences.filter((sentence) => sentence.kind === 'frame').length,
    ).toBeGreaterThanOrEqual(5);
  });
  it('greets whom it is written to, and has one blank at most where nobody is named', () => {
    expect(joinLetterText(writeLetter({ ...input, kind }).sentences)).toMatch(/^Hello Ida Moreau,/);
    const unnamed = writeLetter({ ...input, kind, recipient: null }).sentences;
    expect(joinLetterText(unnamed)).toMatch(
      kind === 'outreach' ? /^\[Name of the person you write to\],/ : /^Hello,/,
    );
    expect(unnamed.filter((sentence) => sentence.kind === 'blank')).toHaveLength(1);
  });
  it('is the same for the same job, and another for another', () => {
    expect(writeLetter({ ...input, kind })).toEqual(writeLetter({ ...input, kind }));
    expect(
      joinLetterText(
        writeLetter({
          ...input,
          kind,
          job: { ...job, title: 'Systems Administrator', mustHave: ['Ansible'] },
        }).sentences,
      ),
    ).not.toBe(joinLetterText(writeLetter({ ...input, kind }).sentences));
  });
});

describe.each(['outreach', 'thanks'] as const)('a letter of the kind %s', (kind) => {
  it.each(refused)('is refused with %s', (_what, sentence, problem) => {
    const letter = writeLetter({ ...input, kind });
    expect(
      tasks.coverLetter
        .checks({ ...input, kind }, { ...letter, sentences: [...letter.sentences, sentence] })
        .join(),
    ).toContain(problem);
  });
  it('is refused when it is long', () => {
    const letter = writeLetter({ ...input, kind });
    const sentences = Array.from({ length: 20 }, () => ({
      paragraph: 2,
      kind: 'frame' as const,
      text: 'I look forward to hearing from you about the role.',
      traces: [],
    }));
    expect(
      tasks.coverLetter
        .checks({ ...input, kind }, { ...letter, sentences: [...letter.sentences, ...sentences] })
        .join(),
    ).toMatch(/\d+ words/);
  });
});

it('says the thing it is for', () => {
  const note = joinLetterText(writeLetter({ ...input, kind: 'outreach' }).sentences);
  expect(note).toContain('Site Reliability Engineer at Northgate Mills');
  expect(note).toMatch(/\?/);
  const thanks = joinLetterText(
    writeLetter({ ...input, kind: 'thanks', language: 'es', recipient: null }).sentences,
  );
  expect(thanks).toMatch(/Gracias por/);
  expect(thanks).toContain('[Una frase sobre algo de la conversación');
});
