// Whether a resume shows that somebody can be at the place of work.
import { inWords } from '#domain/text/wordLimits.ts';
import { missing, buildVerdict, type Grounds, type Verdict } from '#ai/onDevice/match/verdicts.ts';

const onlyRemote = inWords(
  /\b(?:cannot commute|only .{0,20}remote|fully remote work|solo (?:en )?remoto)\b/iu,
);

/** A work location: its name is in the resume, and the person does not look for remote work only. */
export function judgeLocation(text: string, { clauses, resume }: Grounds): Verdict {
  if (clauses.some((clause) => onlyRemote.test(clause.text)) && !inWords(/\bremote\b/iu).test(text))
    return missing;
  const whole = [
    ...text.matchAll(/(?<=\p{Ll}[ ,]|\p{Ll}['’]s )\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*/gu),
  ]
    .map(([name]) => name)
    .filter(
      (name) =>
        !/^(?:Office|Site|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|US|UK|EU)$/.test(name),
    );
  const names = [
    ...new Set(
      whole.flatMap((name) => [name, name.replace(beforeTown, ''), name.replace(afterTown, '')]),
    ),
  ].filter((name) => name !== '');
  const found = clauses.filter(
    (clause) => clause.status === 'done' && names.some((name) => findName(name, clause.text) >= 0),
  );
  if (found.length > 0) return buildVerdict('met', found, 'name');
  // The lines with name and address are evidence only of where a person lives. Their name is not a location.
  const called = resume.from.name;
  for (const [line, own] of resume.lines.slice(0, 6).entries()) {
    const text =
      called?.line === line
        ? own.slice(0, called.start) + ' '.repeat(called.end - called.start) + own.slice(called.end)
        : own;
    const name = names.find((one) => findName(one, text) >= 0);
    const start = name === undefined ? -1 : findName(name, text);
    if (name !== undefined)
      return {
        state: 'met',
        by: 'name',
        evidence: [{ line, start, end: start + name.length, text: name }],
      };
  }
  return missing;
}

/** "Gran Concepción", "Greater Leeds": the town in the name; of other names a word alone is another place, or none. */
const beforeTown = /^(?:Gran|Greater|Ciudad|Metropolitan|Central) (?=\p{Lu})/u;
const afterTown =
  / (?:(?:City )?(?:Centre|Center)|Area|Office|Campus|Branch|Site|Metropolitan Area)$/u;

/** The index of a name in a text as whole words; -1 where it does not occur. */
function findName(name: string, text: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/\p{L}/u.test(`${text[at - 1] ?? ''}${text[at + name.length] ?? ''}`)) return at;
  return -1;
}
