// Documents that no schema takes, written past the rules: the same each time, found by the queries of every screen, wrong in what they hold.
import { collections, type CollectionName } from '#data/firestore/collections.ts';
import { addresses } from '../support/firebase.ts';

type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | string }
  | { stringValue: string }
  | { timestampValue: string }
  | { arrayValue: { values: Value[] } }
  | { mapValue: { fields: Record<string, Value> } };
interface Raw {
  path: string;
  fields: Record<string, Value>;
}

/** What lists are sorted and filtered by, so that they find the document; it may be right. */
const found: Record<string, readonly Value[]> = {
  ...Object.fromEntries(
    ['startedAt', 'createdAt', 'updatedAt', 'submittedAt', 'at', 'savedAt', 'requestedAt'].map(
      (name) => [
        name,
        [
          { timestampValue: '2026-01-01T00:00:00Z' },
          { integerValue: '7' },
          { stringValue: 'yesterday' },
        ],
      ],
    ),
  ),
  status: ['open', 'submitted', 'in_progress', 'erasing', 'no such status'].map((stringValue) => ({
    stringValue,
  })),
  stage: [{ stringValue: 'in_review' }, { integerValue: '3' }],
  rev: [{ integerValue: '1' }, { stringValue: 'one' }],
};
const wrong: readonly Value[] = [
  { nullValue: null },
  { booleanValue: true },
  { integerValue: '-1' },
  { doubleValue: 'NaN' },
  { doubleValue: 1e308 },
  { stringValue: '' },
  { stringValue: '<b>\u202e' },
  { timestampValue: '0001-01-01T00:00:00Z' },
  { arrayValue: { values: [] } },
  {
    arrayValue: {
      values: [{ nullValue: null }, { integerValue: '1' }, { mapValue: { fields: {} } }],
    },
  },
  { mapValue: { fields: {} } },
  { mapValue: { fields: { constructor: { stringValue: 'x' }, toString: { integerValue: '1' } } } },
];
const names = [
  'title',
  'type',
  'displayName',
  'email',
  'consent',
  'questionIds',
  'slots',
  'items',
  'text',
  'scores',
  'rating',
  'actorUid',
  'action',
  'target',
  'details',
  'fileName',
  'findings',
  'overall',
  'model',
  'flags',
  'kind',
  'amount',
  'uid',
  'orgId',
  'interviewId',
  'language',
  'reviewers',
  'expiresAt',
  'createdBy',
  'description',
  'of',
  'segments',
  'storagePath',
  'transcript',
  'retakes',
  'durationMinutes',
  'terms',
  'submitted',
  'comment',
  'name',
  'size',
  'mime',
  'seen',
  'about',
];

/** The fields of spoiled document number `index`. */
function spoiledFields(index: number): Record<string, Value> {
  // Half of them are found and wrong in one thing or another; the rest also miss what they need.
  const pick = <T>(list: readonly T[], at: number): T | undefined =>
    list[(index * 7 + at * 13 + 3) % list.length];
  const fields: Record<string, Value> = {};
  Object.entries(found).forEach(([name, values], at) => {
    const value = index % 2 === 0 ? values[0] : pick(values, at);
    if (value) fields[name] = value;
  });
  names.forEach((name, at) => {
    const value = (index + at) % 3 === 0 ? undefined : pick(wrong, at);
    if (value) fields[name] = value;
  });
  return fields;
}

/** The collections that get spoiled documents. */
const spoiledKinds: CollectionName[] = [
  'interviews',
  'sessions',
  'invites',
  'inviteDetails',
  'drafts',
  'auditLog',
  'applicants',
  'answers',
  'notes',
  'reviews',
  'evaluations',
  'ratings',
  'events',
  'transcripts',
  'notices',
  'dataRequests',
];

/** Two hundred spoiled documents for each collection, below the documents that are referred to. */
export function spoiledDocuments(refs: Readonly<Record<string, string>>): Raw[] {
  return spoiledKinds.flatMap((name) => {
    const path = collections[name].path
      .replace(/\{(\w+)\}(?=\/)/g, (_, part: string) => refs[part] ?? 'x')
      .replace(/\/[^/]+$/, '');
    return Array.from({ length: 200 }, (_, index) => ({
      path: `${path}/spoiled-${String(index).padStart(3, '0')}`,
      fields: spoiledFields(index),
    }));
  });
}

/** Writes them past the rules, in commits of 400. */
export async function writeRaw(documents: readonly Raw[]): Promise<void> {
  const at = addresses();
  const root = `projects/${at.projectId}/databases/(default)/documents`;
  for (let from = 0; from < documents.length; from += 400) {
    const writes = documents
      .slice(from, from + 400)
      .map(({ path, fields }) => ({ update: { name: `${root}/${path}`, fields } }));
    const answer = await fetch(`http://${at.firestore}/v1/${root}:commit`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ writes }),
    });
    if (!answer.ok)
      throw new Error(
        `Spoiled documents could not be written: ${answer.status} ${await answer.text()}`,
      );
  }
}
