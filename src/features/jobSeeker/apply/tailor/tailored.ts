// A resume fitted to a job: the master, the changes that were taken, and what was written by hand over it. Every line knows where it comes from.
import { applyChanges } from '#domain/text/applyChanges.ts';
import { findUntraced, type Untraced } from '#ai/trace/untraced.ts';
import { readFieldAt, type TailorReply } from '#ai/tasks/tailorResume.ts';
import type { HandEdit } from '#domain/seeker/application.ts';
import type { ParsedResume, ReadFrom } from '#domain/resume/resume.ts';

export type Proposal = TailorReply['proposals'][number];
export interface Choices {
  tailored: TailorReply | null;
  /** Names of the changes that were left out. */
  left: ReadonlySet<string>;
  edits: readonly HandEdit[];
}

/** The name of a change, as it is kept when it is left out. */
export const getChangeName = (path: string, index: number): string => `${path}/${index}`;
export const getOrderName = (entry: number): string => `order/${entry}`;
export const skillsName = 'skills/order';

/** One line of the fitted resume. `path`: the field of the master, or "experience.0.bullets.+1" for a line that was added. */
export interface TailoredLine {
  path: string;
  /** The master's text there; empty for an added line. */
  before: string;
  text: string;
  by: 'master' | 'change' | 'hand';
}
export interface Tailored {
  headline: TailoredLine;
  summary: TailoredLine;
  entries: readonly { entry: number; lines: readonly TailoredLine[] }[];
  skills: TailoredLine;
}

/** Proposals for lines that the master still has as they were; the others are passed over. */
export function getApplicableProposals(master: ParsedResume, tailored: TailorReply): Proposal[] {
  return tailored.proposals.filter(({ path, before }) => readFieldAt(master, path) === before);
}

/** Every change that can be left out, by name. */
export function listChangeNames(master: ParsedResume, tailored: TailorReply): string[] {
  return [
    ...getApplicableProposals(master, tailored).flatMap(({ path, changes }) =>
      changes.map((_, index) => getChangeName(path, index)),
    ),
    ...getApplicableOrders(master, tailored).map(({ entry }) => getOrderName(entry)),
    ...(doSkillsMove(master, tailored) ? [skillsName] : []),
  ];
}

/** Orders of lines that still count all lines of their employment. */
export function getApplicableOrders(
  master: ParsedResume,
  { order }: TailorReply,
): TailorReply['order'] {
  return order.filter(({ entry, bullets }) => {
    const has = master.experience[entry]?.bullets.length ?? -1;
    return (
      bullets.length === has &&
      new Set(bullets).size === has &&
      bullets.every((index) => index < has)
    );
  });
}

/** True when the proposed order of skills is another one than the master's. */
export function doSkillsMove(master: ParsedResume, { skills }: TailorReply): boolean {
  return (
    [...skills].sort().join('\n') === [...master.skills].sort().join('\n') &&
    skills.some((skill, index) => skill !== master.skills[index])
  );
}

/** The fitted resume, line by line. */
export function buildTailoredLines(
  master: ParsedResume,
  { tailored, left, edits }: Choices,
): Tailored {
  const proposals = new Map(
    tailored
      ? getApplicableProposals(master, tailored).map((proposal) => [proposal.path, proposal])
      : [],
  );
  const byHand = new Map(edits.map(({ path, text }) => [path, text]));
  const line = (path: string, before: string): TailoredLine => {
    const proposal = proposals.get(path);
    const changed = proposal
      ? applyChanges(
          before,
          proposal.changes.filter((_, index) => !left.has(getChangeName(path, index))),
        )
      : before;
    const hand = byHand.get(path);
    return {
      path,
      before,
      text: hand ?? changed,
      by:
        hand !== undefined && hand !== changed ? 'hand' : changed === before ? 'master' : 'change',
    };
  };
  const orders = new Map(
    tailored
      ? getApplicableOrders(master, tailored)
          .filter(({ entry }) => !left.has(getOrderName(entry)))
          .map(({ entry, bullets }) => [entry, bullets])
      : [],
  );
  // An added line that the master has by now is not listed twice.
  const added = (list: string, held: readonly string[]): TailoredLine[] =>
    edits
      .filter(({ path, text }) => path.startsWith(`${list}.+`) && !held.includes(text))
      .map(({ path, text }) => ({ path, before: '', text, by: 'hand' }));
  const skills =
    tailored && doSkillsMove(master, tailored) && !left.has(skillsName)
      ? tailored.skills
      : master.skills;
  return {
    headline: line('headline', master.headline ?? ''),
    summary: line('summary', master.summary ?? ''),
    entries: master.experience.map(({ bullets }, entry) => ({
      entry,
      lines: [
        ...(orders.get(entry) ?? bullets.map((_, index) => index)).map((index) =>
          line(`experience.${entry}.bullets.${index}`, bullets[index] ?? ''),
        ),
        ...added(`experience.${entry}.bullets`, bullets),
      ],
    })),
    skills: {
      ...line('skills', master.skills.join(', ')),
      text: byHand.get('skills') ?? skills.join(', '),
      by: byHand.has('skills') ? 'hand' : skills === master.skills ? 'master' : 'change',
    },
  };
}

/** Skills that were typed as a list. */
export const listSkills = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n•]/)
      .map((skill) => skill.trim())
      .filter(Boolean),
  ),
];

/** The fitted resume as a resume; every line that comes from the master still names its location there. */
export function buildTailoredResume(master: ParsedResume, choices: Choices): ParsedResume {
  const { headline, summary, entries, skills } = buildTailoredLines(master, choices);
  const from: Record<string, ReadFrom> = Object.fromEntries(
    Object.entries(master.from).filter(
      ([path]) => !/^(?:skills\.|experience\.\d+\.bullets\.)/.test(path),
    ),
  );
  const copySource = (path: string, origin: string): void => {
    const found = master.from[origin];
    if (found) from[path] = found;
  };
  const experience = master.experience.map((job, entry) => {
    const lines = (entries[entry]?.lines ?? []).filter(({ text }) => text.trim() !== '');
    lines.forEach(({ path }, index) => copySource(`experience.${entry}.bullets.${index}`, path));
    return { ...job, bullets: lines.map(({ text }) => text.trim().slice(0, 1_000)) };
  });
  // A master's skill may hold a comma; only a list typed by hand is cut at commas.
  const names =
    skills.by === 'hand'
      ? listSkills(skills.text)
      : skills.by === 'change'
        ? (choices.tailored?.skills ?? master.skills)
        : master.skills;
  names.forEach((skill, index) => {
    const was = master.skills.indexOf(skill);
    if (was >= 0) copySource(`skills.${index}`, `skills.${was}`);
  });
  return {
    ...master,
    headline: headline.text.trim() || null,
    summary: summary.text.trim() || null,
    experience,
    skills: names.slice(0, 120),
    from,
  };
}

/** What a line written by hand claims and the master does not hold. Lines that were taken from it hold nothing else. */
export function findUnsupported(
  line: Pick<TailoredLine, 'text' | 'by'>,
  master: ParsedResume,
): Untraced[] {
  return line.by === 'hand' ? findUntraced(line.text, master) : [];
}

/** All that the fitted resume claims and the master does not hold, by line. */
export function findUnsupportedLines(
  master: ParsedResume,
  choices: Choices,
): { line: TailoredLine; found: Untraced[] }[] {
  const { headline, summary, entries, skills } = buildTailoredLines(master, choices);
  return [headline, summary, ...entries.flatMap(({ lines }) => lines), skills]
    .map((line) => ({ line, found: findUnsupported(line, master) }))
    .filter(({ found }) => found.length > 0);
}

/** A text without the words of some ranges; lonely commas, joining words and spaces go with them. */
export function removeRanges(
  text: string,
  found: readonly Pick<Untraced, 'start' | 'end'>[],
): string {
  const cut = [...found]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  return cut
    .replaceAll(/(?:\s+(?:and|or|with|y|e|o|con))+\s*(?=[,.;]|$)/giu, '')
    .replaceAll(/\s+([,.;:])/g, '$1')
    .replaceAll(/[,;](?=\s*[,;.])/g, '')
    .replaceAll(/\s{2,}/g, ' ')
    .replace(/^[\s,;]+/, '')
    .replace(/[\s,;]+$/, '')
    .trim();
}
