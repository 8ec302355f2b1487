// Shown by tools: the one asked for, or another of its kind.
import { inWords } from '#domain/text/wordLimits.ts';
import {
  none,
  oneWillDo,
  orSimilar,
  type Grounds,
  type Judged,
  type EvidenceSpan,
} from './grounds.ts';
import { listCoreStems, isLight } from './requirementParts.ts';
import { isLearnedOnce, findToolKinds, findNamedTools } from './relatedTools.ts';

/** A program is asked for by what is done with it. */
const programFor = inWords(
  /\b(?:software|programa (?:de|inform[aá]tico)|aplicaci[oó]n (?:de|para))\b/iu,
);

/** A tool: the one asked for, any of its kind where the kind is asked for, another of its kind in part. */
export function judgeByTools(text: string, { done, resume, language }: Grounds): Judged {
  // "React Native" is no React: a capital behind a name makes it another.
  const asked = findNamedTools(text).filter(
    ({ end }) =>
      !/^ (?:\p{Lu}\p{Ll}+|\d{2,4})(?![\p{L}\d])/u.test(text.slice(end)) ||
      done.some((clause) => clause.text.includes(text.slice(end).split(/[\s,;)]/u)[1] ?? '')),
  );
  const kinds = new Set(
    asked.length > 0 ? asked.flatMap(({ families }) => [...families]) : findToolKinds(text),
  );
  if (kinds.size === 0 && !programFor.test(text)) return none;
  const own = done.flatMap((clause) =>
    findNamedTools(clause.text).map((tool) => ({ clause, tool })),
  );
  const task =
    kinds.size === 0
      ? listCoreStems(text, language).filter((stem) => !isLight(stem, language))
      : [];
  const evidenceOf = (list: typeof own): EvidenceSpan[] =>
    [
      ...new Map(
        list.map(({ clause, tool }) => [
          tool.name,
          {
            line: clause.line,
            start: clause.start + tool.start,
            end: clause.start + tool.end,
            text:
              resume.lines[clause.line]?.slice(
                clause.start + tool.start,
                clause.start + tool.end,
              ) ?? '',
          },
        ]),
      ).values(),
    ].slice(0, 3);
  const same = own.filter(({ tool }) => asked.some(({ name }) => name === tool.name));
  const isAll =
    oneWillDo.test(text) || asked.every(({ name }) => same.some(({ tool }) => tool.name === name));
  if (same.length > 0)
    return { state: isAll ? 'met' : 'partial', by: 'name', evidence: evidenceOf(same) };
  // "Charting software": the tool in which somebody charts, whatever it is called.
  const kin = own.filter(
    ({ tool, clause }) =>
      [...tool.families].some((family) => kinds.has(family)) ||
      task.some((stem) => clause.stems.includes(stem)),
  );
  if (kin.length === 0) return none;
  // Another edition of the same make in the same family: "Opera Cloud" for "Opera PMS".
  const makes = new Set(asked.map(({ name }) => name.split(' ')[0]));
  const isCarriedOver =
    kin.some(({ tool }) => makes.has(tool.name.split(' ')[0])) ||
    asked.length === 0 ||
    orSimilar.test(text) ||
    kin.some(({ tool }) =>
      [...tool.families].some((family) => kinds.has(family) && isLearnedOnce(family)),
    );
  if (!isCarriedOver) return none;
  return {
    state: asked.length === 0 || orSimilar.test(text) ? 'met' : 'partial',
    by: asked.length === 0 ? 'includes' : 'related',
    evidence: evidenceOf(kin),
  };
}
