// Writes a cover letter from a resume and a job: the most fitting work first, in the tense of each job, nothing that neither says, and one blank.
import type { LetterReply } from '#ai/tasks/coverLetter.ts';
import { findTerm, countSharedWords } from '#ai/onDevice/tailor/closeness.ts';
import { inWords } from '#domain/text/wordLimits.ts';
import { factsOf, type Fact } from '#ai/trace/facts.ts';
import { isSameTerm } from '#ai/trace/terms.ts';
import {
  Draft,
  addHeadSentence,
  traceToResume,
  findOpenTerms,
  createPicker,
  type Input,
  type Pick,
} from './draft.ts';
import { letterPhrases } from './letterPhrases.ts';
import {
  cleanTitle,
  formatSkill,
  isLapsed,
  findListable,
  joinNames,
  stripLegalForm,
} from './names.ts';
import { phraseLanguages } from './languages.ts';
import { writeShortLetter } from './shortLetters.ts';
import { EmploymentWriter } from './employments.ts';
import { rankEmployments } from './employmentRanking.ts';

const most = 285;
/** Below this many words, what was not asked for may be named as well. */
const enough = 170;

/** Facts of a list of the resume whose names fit into a sentence. */
function findListableFacts(facts: readonly Fact[], list: string): Fact[] {
  const all = facts.filter(({ path }) => path?.startsWith(`${list}.`));
  return findListable(all.map(({ text }) => text)).flatMap((index) => all[index] ?? []);
}

/** True when degree and school look like what they should be. */
function isPlausibleDegree({ degree, school }: { degree: string; school: string }): boolean {
  return (
    degree !== '' &&
    !/^\p{Ll}+(?: \p{Ll}+)?$/u.test(degree) &&
    !inWords(/^(?:member|fellow|exempt|associate member|miembro|socio|título)\b/iu).test(degree) &&
    degree.split(/\s+/).length <= 10 &&
    school.split(/\s+/).length <= 8 &&
    !/[.!?]\s/.test(degree) &&
    !inWords(/\b(?:no|not|never|sin|i|i'm)\b/i).test(`${degree} ${school}`) &&
    !/[:;]/.test(`${degree} ${school}`) &&
    !inWords(/\b(?:certificate|diploma|course|gcses?|certificado|título|curso)\b/iu).test(school) &&
    (school === '' || /^\p{Lu}/u.test(school)) &&
    !isLapsed(`${degree} ${school}`)
  );
}

/** True for studies that something else follows: they are finished, without looking at a clock. */
function isOver({ endYear }: { endYear: number | null }, { experience }: Input['resume']): boolean {
  return (
    endYear !== null &&
    experience.some(({ start, end }) =>
      [start, end].some((date) => date !== null && Number(date.slice(0, 4)) > endYear),
    )
  );
}

function addSkillsAndEducation(
  draft: Draft,
  facts: readonly Fact[],
  { resume, job, posting, language }: Input,
  pick: Pick,
): void {
  const phrases = letterPhrases[language];
  const terms = [...job.mustHave, ...job.niceToHave];
  const factText = draft.sentences
    .filter(({ kind }) => kind === 'fact')
    .map(({ text }) => text)
    .join('\n');
  const isAsked = ({ text }: Fact): boolean => terms.some((term) => isSameTerm(term, text));
  const skills = findListableFacts(facts, 'skills').filter(({ text }) => !findTerm(factText, text));
  const asked = skills.filter(isAsked).slice(0, 5);
  // Skills found in the lines of a resume that lists none are no list to show.
  const rest = resume.sections.includes('skills')
    ? skills.filter((fact) => !isAsked(fact)).slice(0, 4)
    : [];
  const names = (some: readonly Fact[]): string =>
    joinNames(
      some.map(({ text }) => formatSkill(text, `${posting}\n${resume.lines.join('\n')}`)),
      language,
    );
  draft.next();
  if (asked.length > 0)
    draft.add('fact', pick(phrases.asked, 'asked')(names(asked)), asked.map(traceToResume));
  const degreeIndex = resume.education.findIndex(isPlausibleDegree);
  const degree = facts.find(({ path }) => path === `education.${degreeIndex}.degree`);
  const education = resume.education[degreeIndex];
  if (education && degree)
    draft.addOne(
      'fact',
      [isOver(education, resume), false].map((isPast) =>
        phrases.degree(education.degree, education.school, isPast),
      ),
      [traceToResume(degree)],
    );
  const certificates = findListableFacts(facts, 'certifications').filter(
    ({ text }) => !text.includes(':'),
  );
  const shown = certificates
    .filter(
      (fact) =>
        !asked.some(({ text }) => isSameTerm(text, fact.text)) &&
        (isAsked(fact) ||
          findTerm(posting, fact.text) ||
          countSharedWords(posting, fact.text) >= 2),
    )
    .slice(0, 3);
  if (shown.length > 0)
    draft.add('fact', phrases.certificates(names(shown)), shown.map(traceToResume));
  if (rest.length > 1 && draft.words < enough - 20)
    draft.add(
      'fact',
      (asked.length > 0 ? pick(phrases.more, 'more') : phrases.skills)(names(rest)),
      rest.map(traceToResume),
    );
  const languages = findListableFacts(facts, 'languages').filter(
    ({ text }) =>
      !inWords(/\b(?:casi nada|nada|ningun[oa]|none|hardly|few words|pocas palabras)\b/iu).test(
        text,
      ),
  );
  const isNamed = languages.filter(({ text }) =>
    findTerm(posting, text.split(/[\s(:,]/)[0] ?? text),
  );
  if (languages.length > 1 && (isNamed.length > 1 || draft.words < enough - 30))
    draft.addOne(
      'fact',
      phraseLanguages(
        languages.slice(0, 4).map(({ text }) => text),
        language,
      ),
      languages.slice(0, 4).map(traceToResume),
    );
}

function writeCoverLetter(input: Input): LetterReply {
  const { resume, job, language, recipient } = input;
  const phrases = letterPhrases[language];
  const pick = createPicker(input);
  const facts = factsOf(resume).filter(({ kind }) => kind !== 'line');
  const company = job.company ? stripLegalForm(job.company) : null;
  const draft = new Draft(input, most);
  draft.addOne('frame', [
    phrases.dear(company, recipient?.trim() || null),
    phrases.dear(company, null),
    phrases.dear(null, null),
  ]);
  draft.next();
  const title = cleanTitle(job.title);
  const opening = pick(phrases.apply, 'apply');
  draft.addOne(
    'job',
    title
      ? [opening, ...phrases.apply].map((phrase) => phrase(title, company))
      : [phrases.applyUntitled(company)],
  );
  const isOpened = addHeadSentence(draft, facts, resume, language, pick);
  const writer = new EmploymentWriter(draft, input, pick);
  const works = rankEmployments(facts, input);
  let left = 6;
  for (const [rank, work] of works.slice(0, 3).entries()) {
    draft.next();
    left -= writer.write(work, Math.min(left, works.length === 1 ? 5 : rank === 0 ? 3 : 2), {
      opened: isOpened ? 0 : null,
    });
    if (left <= 0) break;
  }
  addSkillsAndEducation(draft, facts, input, pick);
  draft.next();
  // Where nothing of the work could be read, that is what is asked.
  draft.addBlank(left === 6 ? phrases.fittingWork : phrases.why(company));
  draft.add('frame', pick(phrases.close, 'close'));
  draft.add('frame', pick(phrases.thanks, 'thanks'));
  draft.addSignature(phrases.sign, phrases.you);
  return { sentences: draft.sentences, refused: findOpenTerms(facts, input) };
}

/** Writes the letter that was asked for. Different jobs give different letters; the same job and resume the same. */
export function writeLetter(input: Input): LetterReply {
  return input.kind === 'cover' ? writeCoverLetter(input) : writeShortLetter(input, input.kind);
}
