// Writes the short letters: a note to a person at the company, and thanks after an interview. The same strictness as in the long one.
import type { LetterReply } from '#ai/tasks/coverLetter.ts';
import { placeOfTerm } from '#ai/onDevice/tailor/closeness.ts';
import { factsOf, type Fact } from '#ai/onDevice/trace/facts.ts';
import { Draft, headSentence, listed, ofJob, ofResume, openTerms, pickerFor, toTell, type Input, type Pick } from './draft.ts';
import { letterPhrases } from './letterPhrases.ts';
import { shortWords } from './letterProblems.ts';
import { ownDeed } from './ownDeed.ts';
import { shortPhrases } from './shortPhrases.ts';

/** The closest lines of work as sentences, at most `most` of them; a line of another employer names it. */
function deeds(draft: Draft, facts: readonly Fact[], input: Input, most: number, pick: Pick): void {
  const { resume, language } = input;
  const phrases = letterPhrases[language];
  let told = 0;
  let lastEntry: number | null = null;
  for (const { bullet } of toTell(facts, input)) {
    if (told >= most) return;
    const employer = (bullet.entry === null ? null : resume.experience[bullet.entry]?.employer) ?? '';
    const deed = ownDeed(bullet.text, language);
    const also = deed !== null && bullet.entry !== null && bullet.entry === lastEntry;
    const text = deed === null ? phrases.line(employer, bullet.text.replace(/[.;]+$/, '')) : also ? phrases.also(deed) : (pick(phrases.deed, `deed${told}`)?.(employer, deed) ?? '');
    if (!draft.add('fact', text, [ofResume(bullet)])) continue;
    told += 1;
    lastEntry = bullet.entry;
  }
}

function signed(draft: Draft, { resume, language }: Input): void {
  const phrases = shortPhrases[language];
  draft.next();
  draft.add('frame', phrases.sign);
  draft.next();
  if (!resume.name || !draft.add('frame', resume.name)) draft.add('blank', phrases.you);
}

/** A note of some eighty words, or thanks of some hundred. */
export function shortLetter(input: Input, kind: 'outreach' | 'thanks'): LetterReply {
  const { resume, job, language, recipient } = input;
  const phrases = shortPhrases[language];
  const pick = pickerFor(input);
  const facts = factsOf(resume).filter(({ kind: one }) => one !== 'line');
  const draft = new Draft(input, shortWords[kind]);
  const title = job.title || (language === 'es' ? '[puesto]' : '[position]');
  const name = recipient?.trim() ?? '';
  if (name === '' || !draft.add('frame', phrases.hello(name))) draft.add('blank', phrases.hello(null));
  draft.next();
  const open = openTerms(facts, input);
  if (kind === 'outreach') {
    draft.add('job', pick(phrases.about, 'about')?.(title, job.company) ?? '');
    const terms = job.mustHave.filter((term) => !open.includes(term)).slice(0, 3);
    if (terms.length > 0) draft.add('job', pick(letterPhrases[language].asks, 'asks')?.(listed(terms, language)) ?? '', terms.map(ofJob));
    headSentence(draft, facts, resume, language);
    deeds(draft, facts, input, 1, pick);
    draft.next();
    draft.add('blank', phrases.link);
    draft.add('frame', pick(phrases.askTalk, 'ask') ?? '');
    draft.add('frame', phrases.thanksRead);
  } else {
    draft.add('job', pick(phrases.thanksFor, 'thanks')?.(title, job.company) ?? '');
    draft.add('blank', phrases.moment);
    draft.next();
    const duty = job.responsibilities.find((line) => line.length <= 140 && facts.some(({ kind: one, text }) => one === 'bullet' && [...job.mustHave, ...job.niceToHave].some((term) => placeOfTerm(line, term) && placeOfTerm(text, term)))) ?? job.responsibilities.find((line) => line.length <= 140);
    if (duty) draft.add('job', pick(letterPhrases[language].duty, 'duty')?.(duty.replace(/[.;]+$/, '')) ?? '', [ofJob(duty.replace(/[.;]+$/, ''))]);
    deeds(draft, facts, input, 2, pick);
    draft.next();
    draft.add('blank', phrases.openQuestion);
    draft.add('frame', pick(phrases.lookForward, 'look') ?? '');
    draft.add('frame', phrases.thanksTime);
  }
  signed(draft, input);
  return { sentences: draft.sentences, refused: open };
}
