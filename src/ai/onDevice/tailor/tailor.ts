// Fits the lines of a resume to a job with changes that claim nothing new; every change is checked against its proof before it is offered.
import type { ParsedResume } from '#domain/resume/resume.ts';
import { createFragmentTest } from '#domain/resume/resumeFragments.ts';
import type { JobToWriteFor } from '#ai/tasks/job.ts';
import type { TailorReply } from '#ai/tasks/tailorResume.ts';
import type { CheckedInput } from '#ai/tasks/tasks.ts';
import { isRoleNoun } from '#ai/onDevice/posting/roleNouns.ts';
import { findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { factsOf, type Fact } from '#ai/trace/facts.ts';
import { isSameTerm } from '#ai/trace/terms.ts';
import { findUntraced } from '#ai/trace/untraced.ts';
import { applyChanges, areApart } from '#domain/text/applyChanges.ts';
import { sortClosestFirst, findTerm } from './closeness.ts';
import { putVerbFirst } from './verbFirst.ts';

type Proposal = TailorReply['proposals'][number];
type Change = Proposal['changes'][number];
type Proof = Change['proofs'][number];

const proofOf = ({ path, line, text }: Fact): Proof => ({ path: path ?? '', line, text });

/** The job's name in place of another name of the same thing. */
function listTermChanges(fact: Fact, terms: readonly string[]): Change[] {
  return terms.flatMap((term): Change[] => {
    if (fact.text.includes(term)) return [];
    const span = findTerm(fact.text, term);
    // "accessibility" inside a sentence stays small; "javascript" becomes "JavaScript".
    const onlyCase =
      span !== null &&
      fact.text.slice(span.start, span.end).toLowerCase() === term.toLowerCase() &&
      /^\p{Lu}?[\p{Ll} -]+(?: \p{Lu}[\p{Ll}-]+)*$/u.test(term);
    // "QA Lead" is a person's title: it stays, whatever the job calls the thing.
    const inTitle =
      span !== null &&
      isRoleNoun(wordsOf(fact.text.slice(span.end, span.end + 40))[0]?.lower ?? '') &&
      /^\s?\S/.test(fact.text.slice(span.end));
    return span && !onlyCase && !inTitle
      ? [{ kind: 'term', ...span, text: term, proofs: [proofOf(fact)] }]
      : [];
  });
}

/** Skills named side by side, those the job asks for first; the signs between them stay where they are. */
function orderChanges(fact: Fact, terms: readonly string[]): Change[] {
  const matches = findSkills(fact.text);
  const runs: (typeof matches)[] = [];
  for (const match of matches) {
    const last = runs.at(-1)?.at(-1);
    if (last && /^(?:,| and|, and| y|, y|\/| &) ?$/.test(fact.text.slice(last.end, match.start)))
      runs.at(-1)?.push(match);
    else runs.push([match]);
  }
  return runs.flatMap((run): Change[] => {
    const asked = (text: string): number =>
      terms.some((term) => isSameTerm(term, text) || term.toLowerCase() === text.toLowerCase())
        ? 0
        : 1;
    const sorted = [...run].sort((a, b) => asked(a.text) - asked(b.text) || a.start - b.start);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || sorted.every((match, index) => match === run[index])) return [];
    const text = run
      .map(
        (match, index) =>
          (sorted[index]?.text ?? '') +
          fact.text.slice(match.end, run[index + 1]?.start ?? match.end),
      )
      .join('');
    return [{ kind: 'order', start: first.start, end: last.end, text, proofs: [proofOf(fact)] }];
  });
}

function listVerbChange(fact: Fact, resume: ParsedResume): Change[] {
  const entry = fact.entry === null ? undefined : resume.experience[fact.entry];
  const edit = putVerbFirst(
    fact.text,
    entry !== undefined && (entry.current || (entry.end === null && entry.start !== null)),
  );
  return edit ? [{ kind: 'verb', ...edit, proofs: [proofOf(fact)] }] : [];
}

/** Listed skills the job asks for, brought into the headline. */
function listHeadlineChange(
  fact: Fact,
  facts: readonly Fact[],
  terms: readonly string[],
  language: 'en' | 'es',
): Change[] {
  const listed = terms
    .flatMap((term) =>
      facts.filter(({ kind, text }) => kind === 'skill' && isSameTerm(text, term)).slice(0, 1),
    )
    .filter(({ text }) => !fact.text.toLowerCase().includes(text.toLowerCase()))
    .slice(0, 3);
  if (listed.length < 2) return [];
  const names = listed.map(({ text }) => text);
  const and = language === 'es' ? (/^h?i(?!e)/i.test(names.at(-1) ?? '') ? ' e ' : ' y ') : ' and ';
  return [
    {
      kind: 'skill',
      start: fact.text.length,
      end: fact.text.length,
      text: ` | ${names.slice(0, -1).join(', ')}${and}${names.at(-1) ?? ''}`,
      proofs: listed.map(proofOf),
    },
  ];
}

/** The applicable changes: disjoint, and with nothing in them that their proofs do not contain. */
function selectApplicable(
  fact: Fact,
  changes: readonly Change[],
  facts: readonly Fact[],
  resume: ParsedResume,
): Change[] {
  const kept: Change[] = [];
  for (const change of changes) {
    if (!areApart(fact.text, [...kept, change])) continue;
    const paths = new Set([fact.path, ...change.proofs.map(({ path }) => path)]);
    const after = applyChanges(fact.text, [change]);
    if (
      after !== fact.text &&
      findUntraced(after, resume, {
        facts: facts.filter(({ path }) => path !== null && paths.has(path)),
      }).length === 0
    )
      kept.push(change);
  }
  return kept;
}

function openTerms(job: JobToWriteFor, resume: ParsedResume): string[] {
  const all = factsOf(resume)
    .map(({ text }) => text)
    .join('\n');
  return [...job.mustHave, ...job.niceToHave].filter(
    (term) =>
      !findTerm(all, term) &&
      !findSkills(term).some(({ skill }) => findSkills(all).some((found) => found.skill === skill)),
  );
}

/** Proposals for a resume and a job. Lines that need nothing are left alone. */
export function tailor({ resume, job, only, language }: CheckedInput<'tailorResume'>): TailorReply {
  const facts = factsOf(resume);
  const terms = [...job.mustHave, ...job.niceToHave];
  const isBroken = createFragmentTest(resume);
  const wanted = only ? new Set(only) : null;
  const lines = facts.filter(
    ({ path, kind, text }) =>
      path !== null &&
      ((kind === 'bullet' && !isBroken(text)) || path === 'headline' || path === 'summary') &&
      (wanted?.has(path) ?? true),
  );
  const proposals = lines.flatMap((fact): Proposal[] => {
    // A headline is mostly a title: skills may follow it, its own words stay.
    const wanting =
      fact.path === 'headline'
        ? listHeadlineChange(fact, facts, terms, language)
        : [
            ...listVerbChange(fact, resume),
            ...listTermChanges(fact, terms),
            ...orderChanges(fact, terms),
          ];
    const changes = selectApplicable(fact, wanting, facts, resume).sort(
      (a, b) => a.start - b.start,
    );
    return changes.length === 0
      ? []
      : [
          {
            path: fact.path ?? '',
            line: fact.line,
            before: fact.text,
            after: applyChanges(fact.text, changes),
            changes,
          },
        ];
  });
  const order = resume.experience.flatMap(({ bullets }, entry) => {
    const best = sortClosestFirst(bullets, job);
    return best.every((changeIndex, index) => changeIndex === index)
      ? []
      : [{ entry, bullets: best }];
  });
  const asked = (skill: string): number => (terms.some((term) => isSameTerm(term, skill)) ? 0 : 1);
  const worked = facts
    .filter(({ kind }) => kind === 'bullet')
    .map(({ text }) => text)
    .join('\n');
  return {
    proposals,
    order,
    skills: resume.skills
      .map((skill, index) => ({ skill, index }))
      .sort((a, b) => asked(a.skill) - asked(b.skill) || a.index - b.index)
      .map(({ skill }) => skill),
    open: openTerms(job, resume),
    unshown: resume.skills.filter((skill) => asked(skill) === 0 && !findTerm(worked, skill)),
  };
}
