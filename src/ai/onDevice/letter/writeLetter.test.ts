import { describe, expect, it } from 'vitest';
import { tasks } from '#ai/tasks/tasks.ts';
import { jobFixture as job, resumeFixture as resume } from '#ai/onDevice/trace/resume.fixture.ts';
import { letterText, wordCount } from './letterText.ts';
import { ownDeed } from './ownDeed.ts';
import { writeLetter } from './writeLetter.ts';

const posting = [job.title, job.company, ...job.responsibilities, ...job.mustHave, ...job.niceToHave].join('\n');
const input = { resume, job, posting, language: 'en' as const, kind: 'cover' as const, recipient: null };
const letter = writeLetter(input);

describe('the letter', () => {
  it('is traced, sentence by sentence, and of a fit length in both languages', () => {
    for (const language of ['en', 'es'] as const) {
      const reply = tasks.coverLetter.reply.parse(writeLetter({ ...input, language }));
      expect(tasks.coverLetter.checks({ ...input, language }, reply)).toEqual([]);
      expect(wordCount(reply.sentences)).toBeGreaterThanOrEqual(150);
      expect(wordCount(reply.sentences)).toBeLessThanOrEqual(300);
      expect(reply.sentences.filter(({ kind }) => kind === 'fact').every(({ traces }) => traces.some(({ source }) => source === 'resume'))).toBe(true);
    }
  });
  it('says the deeds in the first person and leaves to the person what only they know', () => {
    const text = letterText(letter.sentences);
    expect(text).toMatch(/(?:There I also|Harbour Freight Lines, I) cut deployment time from 50 to 12 minutes with Bash, Terraform and GitLab CI\./);
    expect(text).toContain('managed 14 k8s clusters for three product teams.');
    expect(text).toMatch(/\[Say in one or two sentences why you want this job at Northgate Mills\.\]/);
  });
  it('tells no line that begins in the middle of a sentence', () => {
    const asFragments = { ...resume, experience: resume.experience.map((entry) => ({ ...entry, bullets: entry.bullets.map((text) => text.charAt(0).toLowerCase() + text.slice(1)) })) };
    const told = writeLetter({ ...input, resume: asFragments });
    expect(letter.sentences.some(({ traces }) => traces.some(({ path }) => path?.includes('.bullets.')))).toBe(true);
    expect(told.sentences.some(({ traces }) => traces.some(({ path }) => path?.includes('.bullets.')))).toBe(false);
  });
  it('claims nothing the resume does not hold', () => {
    expect(letter.refused).toEqual(['Kafka']);
    expect(letter.sentences.filter(({ kind, text }) => kind === 'fact' && text.includes('Kafka'))).toEqual([]);
  });
  it('is another letter for another job, and the same for the same', () => {
    expect(writeLetter(input)).toEqual(letter);
    expect(letterText(writeLetter({ ...input, job: { ...job, title: 'Systems Administrator', company: 'Elm Books', mustHave: ['Ansible'] }, posting: 'Systems Administrator\nElm Books\nAnsible' }).sentences)).not.toBe(letterText(letter.sentences));
  });
  it.each([
    ['a fact without its proof', { paragraph: 2, kind: 'fact' as const, text: 'I led a team of twelve engineers.', traces: [] }, 'no proof'],
    ['a fact beyond its proof', { paragraph: 2, kind: 'fact' as const, text: 'I administered 90 Linux servers and a Kafka cluster.', traces: [{ source: 'resume' as const, path: 'experience.1.bullets.0', line: 8, text: 'Administered 90 Linux servers and automated patching with Ansible.' }] }, 'not in the resume: Kafka'],
    ['a claim dressed as a remark on the job', { paragraph: 2, kind: 'job' as const, text: 'I have Kafka and Kubernetes.', traces: [] }, 'claims something about the person'],
    ['warm words', { paragraph: 2, kind: 'frame' as const, text: 'Your inspiring mission excites every passionate engineer.', traces: [] }, 'not in the job: inspiring'],
  ])('is refused with %s', (_what, sentence, problem) => {
    expect(tasks.coverLetter.checks(input, { ...letter, sentences: [...letter.sentences, sentence] }).join()).toContain(problem);
  });
});

describe('a line as words after “I”', () => {
  it.each([['Responsible for managing 14 clusters', 'en', 'managed 14 clusters.'], ['Reduje un 20 % las mermas.', 'es', 'reduje un 20 % las mermas.']] as const)('%s', (line, language, said) => { expect(ownDeed(line, language)).toBe(said); });
  it.each([['Gestión de 12 tiendas', 'es'], ['Led a team', 'es'], ['Key contact for suppliers', 'en']] as const)('stays as it is: %s', (line, language) => { expect(ownDeed(line, language)).toBeNull(); });
});
