import { describe, expect, it } from 'vitest';
import type { Reply } from '../google/googleApi.ts';
import type { AppQuery } from './appQueries.ts';
import { buildRequest, listDistinctQueries, readOutcome } from './tryQueries.ts';

const refused = (message: string, status = 400): Reply => ({
  status,
  headers: new Headers(),
  body: [{ error: { code: status, message, status: 'FAILED_PRECONDITION' } }],
});
const link =
  'https://console.firebase.google.com/v1/r/project/p/firestore/indexes?create_composite=Ck';

describe('what a project says about a query', () => {
  it('is that an index is missing, with the page that creates it', () => {
    expect(
      readOutcome(refused(`The query requires an index. You can create it here: ${link}`)),
    ).toEqual({ outcome: 'missing', detail: link });
    expect(
      readOutcome(
        refused(
          `The query requires a COLLECTION_GROUP_ASC index for collection sessions and field orgId. You can create it here: ${link}`,
        ),
      ),
    ).toEqual({ outcome: 'missing', detail: link });
  });
  it('is that an index is not ready yet', () =>
    expect(
      readOutcome(
        refused(
          `The query requires an index. That index is currently building and cannot be used yet. See its status here: ${link}`,
        ),
      ).outcome,
    ).toBe('building'));
  it('is something else, in its own words', () =>
    expect(readOutcome(refused('Permission denied.', 403))).toEqual({
      outcome: 'failed',
      detail: 'Permission denied.',
    }));
});

describe('a query as it is sent', () => {
  const query: AppQuery = {
    path: 'organizations/{orgId}/interviews/{interviewId}/candidates',
    group: 'candidates',
    scope: 'COLLECTION',
    wheres: [
      { field: 'status', op: 'in' },
      { field: 'reviewers', op: 'array-contains' },
    ],
    orders: [{ field: 'startedAt', order: 'DESCENDING' }],
  };
  it('asks for one document below a parent that nobody has', () => {
    const request = buildRequest(query, 'p');
    expect(request?.parent).toBe(
      'projects/p/databases/(default)/documents/organizations/index-check/interviews/index-check',
    );
    expect(request?.structuredQuery).toMatchObject({
      from: [{ collectionId: 'candidates', allDescendants: false }],
      limit: 1,
      orderBy: [{ field: { fieldPath: 'startedAt' }, direction: 'DESCENDING' }],
    });
  });
  it('is left out where it may be asked of any collection', () =>
    expect(buildRequest({ ...query, path: null }, 'p')).toBeNull());
  it('is one of many', () => expect(listDistinctQueries().length).toBeGreaterThan(200));
});
