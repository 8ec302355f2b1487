// Which indexes a query needs by Firestore's rules: automatic single fields, merged equalities, and composites for the rest.
type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
type Order = 'ASCENDING' | 'DESCENDING';
interface IndexField {
  fieldPath: string;
  order?: Order;
  arrayConfig?: 'CONTAINS';
}
export interface CompositeIndex {
  collectionGroup: string;
  queryScope: Scope;
  fields: IndexField[];
}
export interface Indexes {
  indexes: CompositeIndex[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    indexes: { order?: Order; arrayConfig?: 'CONTAINS'; queryScope: Scope }[];
  }[];
}
/** The shape of one query. `group` is "*" where any collection may be asked. */
export interface Asked {
  group: string;
  scope: Scope;
  wheres: readonly { field: string; op: string }[];
  orders: readonly { field: string; order: Order }[];
}

const ranges = ['<', '<=', '>', '>=', '!=', 'not-in'];
const key = (field: IndexField): string =>
  `${field.fieldPath} ${field.arrayConfig ?? field.order ?? ''}`;

/** A query as one line. */
export function formatQuery({ group, scope, wheres, orders }: Asked): string {
  return [
    `${group}${scope === 'COLLECTION_GROUP' ? ' (group)' : ''}:`,
    ...wheres.map(({ field, op }) => `${field} ${op}`),
    ...orders.map(({ field, order }) => `by ${field} ${order === 'ASCENDING' ? 'asc' : 'desc'}`),
  ].join(' ');
}

function hasSingle(
  { fieldOverrides }: Indexes,
  { group, scope }: Asked,
  field: IndexField,
): boolean {
  const override = fieldOverrides.find(
    ({ collectionGroup, fieldPath }) => collectionGroup === group && fieldPath === field.fieldPath,
  );
  if (!override) return scope === 'COLLECTION';
  return override.indexes.some(
    (index) =>
      index.queryScope === scope &&
      (field.arrayConfig ? index.arrayConfig === field.arrayConfig : index.order === field.order),
  );
}

/** What a query needs apart from its document's name: fields of equalities, and the fields it is sorted by. */
function needs({ wheres, orders }: Asked): { equal: IndexField[]; sorted: IndexField[] } {
  const named = wheres.filter(({ field }) => field !== '__name__');
  const equal = new Map(
    named
      .filter(({ op }) => !ranges.includes(op))
      .map(({ field, op }): [string, IndexField] => [
        field,
        op.startsWith('array')
          ? { fieldPath: field, arrayConfig: 'CONTAINS' }
          : { fieldPath: field, order: 'ASCENDING' },
      ]),
  );
  const explicit = orders.filter(({ field }) => field !== '__name__');
  const last: Order = explicit.at(-1)?.order ?? 'ASCENDING';
  const ranged = [
    ...new Set(named.filter(({ op }) => ranges.includes(op)).map(({ field }) => field)),
  ].filter((field) => !explicit.some((order) => order.field === field));
  const sorted = [
    ...explicit.map(({ field, order }): IndexField => ({ fieldPath: field, order })),
    ...ranged.map((fieldPath): IndexField => ({ fieldPath, order: last })),
  ];
  return { equal: [...equal.values()], sorted };
}

/** The composite indexes that answer a query together: each has the query's sort order after some of its equalities. */
export function usedIndexes(indexes: Indexes, asked: Asked): CompositeIndex[] {
  const { equal, sorted } = needs(asked);
  const end = sorted.map(key);
  return indexes.indexes.filter(({ collectionGroup, queryScope, fields }) => {
    if (collectionGroup !== asked.group || queryScope !== asked.scope) return false;
    const head = fields.slice(0, Math.max(0, fields.length - sorted.length));
    return (
      fields.slice(head.length).map(key).join() === end.join() &&
      head.every((field) =>
        equal.some(
          ({ fieldPath, arrayConfig }) =>
            fieldPath === field.fieldPath && arrayConfig === field.arrayConfig,
        ),
      )
    );
  });
}

/** True where production promises no merging: with a word of a list, or one of several values, beside another condition. */
function needsWhole({ wheres }: Asked): boolean {
  const named = wheres.filter(({ field }) => field !== '__name__');
  return (
    new Set(named.map(({ field }) => field)).size > 1 &&
    named.some(({ op }) => op.startsWith('array') || op === 'in')
  );
}

/** What is missing for a query, in words; empty when it can be answered. */
export function missingIndexes(indexes: Indexes, asked: Asked): string[] {
  const { equal, sorted } = needs(asked);
  if (asked.group === '*')
    return equal.length + sorted.length > 1 ? ['a name of its collection'] : [];
  if (equal.length === 0 && sorted.length === 0) return [];
  const [only] = sorted;
  if (equal.length === 0 && sorted.length === 1 && only)
    return hasSingle(indexes, asked, only) ? [] : [`single field ${key(only)}, ${asked.scope}`];
  if (sorted.length === 0) {
    const alone = equal.filter((field) => !hasSingle(indexes, asked, field));
    const covered = new Set(
      usedIndexes(indexes, asked).flatMap(({ fields }) => fields.map(({ fieldPath }) => fieldPath)),
    );
    return alone
      .filter(({ fieldPath }) => !covered.has(fieldPath))
      .map((field) => `single field ${key(field)}, ${asked.scope}`);
  }
  const used = usedIndexes(indexes, asked);
  if (needsWhole(asked))
    return used.some(({ fields }) => fields.length === equal.length + sorted.length)
      ? []
      : [`whole ${asked.group} ${asked.scope}: ${[...equal, ...sorted].map(key).join(', ')}`];
  const covered = new Set(used.flatMap(({ fields }) => fields.map(({ fieldPath }) => fieldPath)));
  const uncovered = equal.filter(({ fieldPath }) => !covered.has(fieldPath));
  return uncovered.length > 0 || (equal.length === 0 && usedIndexes(indexes, asked).length === 0)
    ? [`composite ${asked.group} ${asked.scope}: ${[...uncovered, ...sorted].map(key).join(', ')}`]
    : [];
}
