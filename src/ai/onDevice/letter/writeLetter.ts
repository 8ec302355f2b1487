// Writes a cover letter from a resume and a job: the closest facts first, each beside the part of the job it answers, nothing that neither says.
import type { ParsedResume } from '#domain/resume.ts';
import type { LetterReply } from '#ai/tasks/coverLetter.ts';
import { placeOfTerm } from '#ai/onDevice/tailor/closeness.ts';
import { factsOf, type Fact } from '#ai/onDevice/trace/facts.ts';
import { sameTerm } from '#ai/onDevice/trace/terms.ts';
import { Draft, headSentence, listed, ofJob, ofResume, openTerms, pickerFor, toTell, type Input, type Pick, type Told } from './draft.ts';
import { letterPhrases } from './letterPhrases.ts';
import { ownDeed } from './ownDeed.ts';
import { shortLetter } from './shortLetters.ts';

const goal = { min: 195, max: 275 } as const;

function opening(draft: Draft, facts: readonly Fact[], { resume, job, language }: Input, pick: Pick): void {
  const phrases = letterPhrases[language];
  draft.add(job.company ? 'frame' : 'blank', phrases.dear(job.company));
  draft.next();
  const apply = pick(phrases.apply, 'apply');
  if (apply) draft.add('job', apply(job.title || (language === 'es' ? '[puesto]' : '[position]'), job.company));
  const terms = job.mustHave.slice(0, 4);
  const asks = pick(phrases.asks, 'asks');
  if (asks && terms.length > 0) draft.add('job', asks(listed(terms, language)), terms.map(ofJob));
  headSentence(draft, facts, resume, language);
}

function deeds(draft: Draft, told: readonly Told[], resume: ParsedResume, language: 'en' | 'es', pick: Pick): void {
  const phrases = letterPhrases[language];
  const first = phrases.duty.indexOf(pick(phrases.duty, 'duty') ?? phrases.duty[0] ?? ((line) => line));
  let lastEntry: number | null = null;
  told.forEach(({ bullet, duty }, index) => {
    if (draft.words >= (index < 3 ? goal.max - 40 : goal.min - 25) || index >= 7) return;
    const also = bullet.entry === lastEntry && !duty;
    if (!also) draft.next();
    if (duty) draft.add('job', phrases.duty[(first + index) % phrases.duty.length]?.(duty.replace(/[.;]+$/, '')) ?? '', [ofJob(duty.replace(/[.;]+$/, ''))]);
    const employer = (bullet.entry === null ? null : resume.experience[bullet.entry]?.employer) ?? '';
    const deed = ownDeed(bullet.text, language);
    const text = deed ? (also ? phrases.also(deed) : (pick(phrases.deed, `deed${index}`)?.(employer, deed) ?? '')) : phrases.line(employer, bullet.text.replace(/[.;]+$/, ''));
    if (draft.add('fact', text, [ofResume(bullet)])) lastEntry = bullet.entry;
  });
}

function skillsAndMore(draft: Draft, facts: readonly Fact[], { resume, job, language }: Input, open: readonly string[], pick: Pick): void {
  const phrases = letterPhrases[language];
  const terms = [...job.mustHave, ...job.niceToHave];
  const said = draft.sentences.filter(({ kind }) => kind === 'fact').map(({ text }) => text).join('\n');
  const skills = facts.filter(({ kind, path }) => kind === 'skill' && path?.startsWith('skills.'));
  const asked = skills.filter(({ text }) => terms.some((term) => sameTerm(term, text)) && !placeOfTerm(said, text)).slice(0, 5);
  const rest = skills.filter((fact) => !asked.includes(fact) && !placeOfTerm(said, fact.text)).slice(0, 6);
  const name = (some: readonly Fact[]): string => listed(some.map(({ text }) => text), language);
  draft.next();
  if (asked.length > 0) draft.add('fact', pick(phrases.skills, 'skills')?.(name(asked)) ?? '', asked.map(ofResume));
  const [education] = resume.education;
  const degree = facts.find(({ path }) => path === 'education.0.degree');
  if (education?.degree && degree) draft.add('fact', phrases.degree(education.degree, education.school), [ofResume(degree)]);
  const certificates = facts.filter(({ path }) => path?.startsWith('certifications.')).slice(0, 3);
  if (certificates.length > 0 && draft.words < goal.min) draft.add('fact', phrases.certificates(name(certificates)), certificates.map(ofResume));
  if (rest.length > 1 && draft.words < goal.min - 20) draft.add('fact', phrases.more(name(rest)), rest.map(ofResume));
  const languages = facts.filter(({ path }) => path?.startsWith('languages.')).slice(0, 4);
  if (languages.length > 1 && draft.words < goal.min - 20) draft.add('fact', phrases.languages(name(languages)), languages.map(ofResume));
  // What is asked for and not in the resume is left to the person, as a blank.
  for (const term of open.slice(0, 5)) if (draft.words < goal.min - 38) draft.add('blank', phrases.gap(term), [ofJob(term)]);
}

function coverLetter(input: Input): LetterReply {
  const { resume, job, language } = input;
  const phrases = letterPhrases[language];
  const pick = pickerFor(input);
  const facts = factsOf(resume).filter(({ kind }) => kind !== 'line');
  const open = openTerms(facts, input);
  const draft = new Draft(input, goal.max + 25);
  opening(draft, facts, input, pick);
  deeds(draft, toTell(facts, input), resume, language, pick);
  skillsAndMore(draft, facts, input, open, pick);
  draft.next();
  draft.add('blank', phrases.why(job.company));
  draft.add('blank', phrases.start);
  draft.add('frame', pick(phrases.close, 'close') ?? '');
  draft.add('frame', phrases.thanks);
  draft.next();
  draft.add('frame', phrases.sign);
  draft.next();
  if (!resume.name || !draft.add('frame', resume.name)) draft.add('blank', phrases.you);
  return { sentences: draft.sentences, refused: open };
}

/** Writes the letter that was asked for. Different jobs give different letters; the same job and resume the same. */
export function writeLetter(input: Input): LetterReply {
  return input.kind === 'cover' ? coverLetter(input) : shortLetter(input, input.kind);
}
