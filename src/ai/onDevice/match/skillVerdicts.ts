// Verdicts on skills by how a resume shows them: in other words, by actions, by the field of an employer, by single words, by tools.
import { inWords } from '#domain/text/wordLimits.ts';
import { findActivities, isShownIn } from './activities.ts';
import { createFieldTest } from './fields.ts';
import { none, oneWillDo, quoteClause, rank, type Grounds, type Judged } from './grounds.ts';
import { listJobs } from './listedJobs.ts';
import { holdsOneOf, findOtherWords } from './otherWords.ts';
import { listCoreStems, isLight, partsOf } from './requirementParts.ts';

export const isNear = (a: string, b: string): boolean =>
  a === b || (a.length >= 6 && b.length >= 6 && a.slice(0, 6) === b.slice(0, 6));

/** Shown in words of the person's own: every ability that the requirement names, or only some of them. */
export function judgeByOtherWords(text: string, { done, resume, language }: Grounds): Judged {
  const abilities = findOtherWords(text, language);
  const shownParts = abilities.map((phrases) =>
    done.filter(({ text: own }) => holdsOneOf(own, phrases, language)),
  );
  const found = shownParts.filter((list) => list.length > 0);
  if (found.length === 0) return none;
  const evidence = [...new Set(found.flatMap((list) => list.slice(0, 2)))].slice(0, 3);
  // "Japanese cooking" is more than cooking: words beside the ability must occur as well, or it is met in part.
  const covered = new Set(
    abilities.flatMap((phrases, at) => ((shownParts[at]?.length ?? 0) > 0 ? phrases.flat() : [])),
  );
  const core = listCoreStems(text, language);
  const open = core.filter(
    (stem) =>
      !covered.has(stem) &&
      !evidence.some(({ stems: own }) => own.some((other) => isNear(stem, other))),
  );
  const isWhole = found.length * 2 >= shownParts.length || oneWillDo.test(text);
  // Of several things side by side, what is open is more than a word beside one of them.
  const mayStayOpen =
    partsOf(text).length > 1 && !oneWillDo.test(text)
      ? core.length / 3
      : (core.length - (core.length === 2 ? 1 : 0)) / 2;
  return {
    state: isWhole && open.length <= mayStayOpen ? 'met' : 'partial',
    by: 'synonym',
    evidence: evidence.map((clause) => quoteClause(clause, resume)),
  };
}

const asksForProgram = inWords(
  /\b(?:software|(?:computer|it) (?:systems?|programs?)|programas? (?:inform[aá]ticos?|de ordenador)|aplicaciones? inform[aá]ticas?|sistemas? inform[aá]ticos?)\b/iu,
);

/** Shown by where somebody worked: "experience of the energy sector". */
export function judgeByField(text: string, { resume, language }: Grounds): Judged {
  const field = asksForField.exec(text)?.[1];
  const isOfField = field === undefined ? null : createFieldTest(field, language);
  if (!isOfField) return none;
  const employers = listJobs(resume)
    .filter(({ names, source }) => source !== null && isOfField(names))
    .flatMap(({ source }) =>
      source
        ? [{ ...source, text: resume.lines[source.line]?.slice(source.start, source.end) ?? '' }]
        : [],
    )
    .filter(({ text: own }) => own.trim() !== '');
  return employers.length === 0
    ? none
    : { state: 'met', by: 'related', evidence: employers.slice(0, 3) };
}
const asksForField = inWords(
  /^\W*(?:(?:some|previous|prior|proven|alguna|con|previa)\s+)?(?:experience|background|experiencia(?: previa)?)\s+(?:of|in|within|with|en)\s+(?:an?\s|the\s|el\s|la\s)?(?:sector\s|rubro\s|industria\s)?(.{4,40}?)(?:\s+(?:sector|industry|setting|environment|company|companies|business))?\W*$/iu,
);

/** Shown by actions: work of the kind that the requirement asks for, in whatever words. */
export function judgeByActions(text: string, { done, resume, language }: Grounds): Judged {
  // A program is not shown by what others do by hand.
  if (asksForProgram.test(text)) return none;
  const asked = findActivities(text, language).map(({ activity, words }) => {
    const shown = done.flatMap((clause) => {
      const state = isShownIn(clause.text, activity, language);
      return state ? [{ clause, state }] : [];
    });
    return { words, shown: shown.sort((a, b) => rank[b.state] - rank[a.state]) };
  });
  const shownParts = asked.filter(({ shown }) => shown.length > 0);
  if (shownParts.length === 0) return none;
  const evidence = [
    ...new Set(shownParts.flatMap(({ shown }) => shown.slice(0, 2).map(({ clause }) => clause))),
  ].slice(0, 3);
  const isAnswered = (stem: string): boolean =>
    shownParts.some(({ words }) => words.some((word) => isNear(word, stem))) ||
    evidence.some(({ stems: own }) => own.some((other) => isNear(stem, other)));
  const heavy = (part: string): string[] =>
    listCoreStems(part, language).filter((stem) => !isLight(stem, language));
  const open = heavy(text).filter((stem) => !isAnswered(stem));
  const parts = oneWillDo.test(text) ? [text] : partsOf(text);
  const isEach = parts.every((part) => heavy(part).length === 0 || heavy(part).some(isAnswered));
  const isWhole =
    isEach &&
    open.length * 2 <= heavy(text).length - (heavy(text).length === 2 ? 1 : 0) &&
    shownParts.some(({ shown }) => shown[0]?.state === 'met');
  return {
    state: isWhole ? 'met' : 'partial',
    by: 'synonym',
    evidence: evidence.map((clause) => quoteClause(clause, resume)),
  };
}
