// Writes the short letters: a note to a person at the company, and thanks after an interview. The same strictness as in the long one.
import type { LetterReply } from '#ai/tasks/coverLetter.ts';
import { factsOf } from '#ai/trace/facts.ts';
import { Draft, addHeadSentence, findOpenTerms, createPicker, type Input } from './draft.ts';
import { shortWords } from './letterProblems.ts';
import { stripLegalForm } from './names.ts';
import { shortPhrases } from './shortPhrases.ts';
import { EmploymentWriter } from './employments.ts';
import { rankEmployments } from './employmentRanking.ts';

/** A note of some sixty words, or thanks of some ninety. */
export function writeShortLetter(input: Input, kind: 'outreach' | 'thanks'): LetterReply {
  const { resume, job, language, recipient } = input;
  const phrases = shortPhrases[language];
  const pick = createPicker(input);
  const facts = factsOf(resume).filter(({ kind: one }) => one !== 'line');
  const company = job.company ? stripLegalForm(job.company) : null;
  const draft = new Draft(input, shortWords[kind]);
  const writer = new EmploymentWriter(draft, input, pick);
  const [closest] = rankEmployments(facts, input);
  const name = recipient?.trim() ?? '';
  if (name !== '') draft.add('frame', phrases.hello(name));
  // A note goes to somebody: without a name, that is what is asked for. Thanks leave the one blank to what was talked about.
  if (draft.sentences.length === 0 && kind === 'outreach') draft.addBlank(phrases.whom);
  if (draft.sentences.length === 0) draft.add('frame', phrases.hello(null));
  draft.next();
  if (kind === 'outreach') {
    draft.add(
      'job',
      job.title ? pick(phrases.about, 'about')(job.title, company) : phrases.aboutUntitled(company),
    );
    const isOpened = addHeadSentence(draft, facts, resume, language, pick);
    if (closest) writer.write(closest, 2, { opened: isOpened ? 0 : null, withTask: false });
    draft.next();
    draft.add('frame', pick(phrases.askTalk, 'ask'));
    draft.add('frame', phrases.thanksRead);
  } else {
    draft.add(
      'job',
      job.title ? pick(phrases.thanksFor, 'thanks')(job.title, company) : phrases.thanksUntitled,
    );
    draft.addBlank(phrases.moment);
    draft.next();
    if (closest) writer.write(closest, 2, { opened: null });
    draft.next();
    draft.add('frame', pick(phrases.lookForward, 'look'));
    draft.add('frame', phrases.thanksTime);
  }
  draft.addSignature(phrases.sign, phrases.you);
  return { sentences: draft.sentences, refused: findOpenTerms(facts, input) };
}
