// Brings two people's (or two tabs') edits of one draft together, field by field; what both changed differently is a conflict, and neither text is lost.
import type { DraftContent } from '#data/jobs/drafts.ts';

/** A field that both sides changed differently. `path` names it, e.g. "questions.q3.text". */
export interface Conflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}
export interface Merged {
  content: DraftContent;
  conflicts: Conflict[];
}

interface Named {
  id: string;
}
type Fields = Record<string, unknown>;

/** Equal as they would be stored: a missing value is null, dates by their time. */
export function isSame(a: unknown, b: unknown): boolean {
  return toCanonical(a) === toCanonical(b);
}

function toCanonical(value: unknown): string {
  return JSON.stringify(orderKeys(value ?? null));
}

function orderKeys(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  if (Array.isArray(value)) return value.map(orderKeys);
  if (value === null || typeof value !== 'object') return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item != null)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, orderKeys(item)]),
  );
}

function mergeValue(
  path: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  conflicts: Conflict[],
): unknown {
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs;
  if (isSame(theirs, base)) return mine;
  conflicts.push({ path, mine, theirs });
  return mine;
}

/** Words in a list: what either added stays, what either removed goes. */
function mergeWords(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const kept = mine.filter((word) => theirs.includes(word) || !base.includes(word));
  const added = theirs.filter((word) => !base.includes(word) && !kept.includes(word));
  return [...kept, ...added];
}

function mergeFields(
  path: string,
  base: Fields,
  mine: Fields,
  theirs: Fields,
  conflicts: Conflict[],
): Fields {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return Object.fromEntries(
    names.map((name) => {
      const field = `${path}.${name}`;
      const [b, m, t] = [base[name], mine[name], theirs[name]];
      if (name === 'anchors' && [b, m, t].every(Array.isArray)) {
        const [bs, ms, ts] = [b, m, t] as [unknown[], unknown[], unknown[]];
        return [
          name,
          ms.map((anchor, index) =>
            mergeValue(`${field}.${index}`, bs[index], anchor, ts[index], conflicts),
          ),
        ];
      }
      // Follows the wording and is never worth a question of its own.
      if (name === 'rubricFor') return [name, isSame(m, b) ? t : m];
      return [name, mergeValue(field, b, m, t, conflicts)];
    }),
  );
}

function fieldsOf(item: Named): Fields {
  return { ...item };
}

/** Things with ids: added ones stay; removed ones go, unless the other side changed them meanwhile. */
function mergeList<T extends Named>(
  path: string,
  base: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  conflicts: Conflict[],
): T[] {
  const at = (list: readonly T[], id: string): T | undefined => list.find((item) => item.id === id);
  const mineMoved = !isSame(
    base.map(({ id }) => id).filter((id) => at(mine, id)),
    mine.map(({ id }) => id).filter((id) => at(base, id)),
  );
  const [first, second] = mineMoved ? [mine, theirs] : [theirs, mine];
  const order = first.map(({ id }) => id);
  second.forEach(({ id }, index) => {
    if (order.includes(id)) return;
    // After the neighbour it had on its own side, else at the front.
    const before = second
      .slice(0, index)
      .map((item) => item.id)
      .reverse()
      .find((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order.flatMap((id) => {
    const [b, m, t] = [at(base, id), at(mine, id), at(theirs, id)];
    if (m && t)
      return [
        mergeFields(
          `${path}.${id}`,
          fieldsOf(b ?? m),
          fieldsOf(m),
          fieldsOf(t),
          conflicts,
        ) as unknown as T,
      ];
    const left = m ?? t;
    return left && (!b || !isSame(left, b)) ? [left] : [];
  });
}

/** Three-way merge. At a conflict the content holds my text; the conflict holds both. */
export function mergeDraft(base: DraftContent, mine: DraftContent, theirs: DraftContent): Merged {
  const conflicts: Conflict[] = [];
  const single = <K extends keyof DraftContent>(name: K): DraftContent[K] =>
    mergeValue(name, base[name], mine[name], theirs[name], conflicts) as DraftContent[K];
  const content: DraftContent = {
    title: single('title'),
    level: single('level'),
    description: single('description'),
    language: single('language'),
    type: single('type'),
    retakes: single('retakes'),
    closesAt: single('closesAt'),
    blind: single('blind'),
    // Where the kit came from follows the words; it is never worth a question.
    origin: isSame(mine.origin, base.origin) ? theirs.origin : mine.origin,
    from: isSame(mine.from, base.from) ? theirs.from : mine.from,
    mustHave: mergeWords(base.mustHave, mine.mustHave, theirs.mustHave),
    niceToHave: mergeWords(base.niceToHave, mine.niceToHave, theirs.niceToHave),
    competencies: mergeList(
      'competencies',
      base.competencies,
      mine.competencies,
      theirs.competencies,
      conflicts,
    ),
    questions: mergeList('questions', base.questions, mine.questions, theirs.questions, conflicts),
  };
  return { content, conflicts };
}

/** The content with one field set, by a conflict's path. */
export function withField(content: DraftContent, path: string, value: unknown): DraftContent {
  const set = (node: unknown, [key, ...rest]: string[]): unknown => {
    if (key === undefined) return value;
    if (Array.isArray(node)) {
      const byId = node.findIndex(
        (item: unknown) =>
          typeof item === 'object' && item !== null && 'id' in item && item.id === key,
      );
      const index = byId >= 0 ? byId : Number(key);
      return node.map((item: unknown, at) => (at === index ? set(item, rest) : item));
    }
    const fields = node as Fields;
    return { ...fields, [key]: set(fields[key], rest) };
  };
  return set(content, path.split('.')) as DraftContent;
}
