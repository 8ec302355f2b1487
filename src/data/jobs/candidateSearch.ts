// Candidates of a job by their name.
import { collectionGroup, limit, orderBy, query, where, type Query } from 'firebase/firestore';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { isFound, listSpellings } from '#domain/candidate/candidateView.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, liveList, readList } from '#data/firestore/documents.ts';
import type { JobRef } from '#data/firestore/refs.ts';

/** How many of the last started candidates are searched by every word of their name; of the rest, only its beginning. */
export const searchedWhole = 300;
const foundPerSpelling = 20;

export interface Found {
  items: Stored<Candidate>[];
  /** False when only the beginnings of names were searched among older candidates. */
  isWhole: boolean;
}

/** Candidates by name: every word of it among the last started, its beginning (and the address) among all. At most 300 reads, and 20 per spelling in a longer list. */
export function foundCandidatesSource(jobRef: JobRef, term: string): Source<Found> {
  const recent = liveList(
    'candidates',
    `recent/${jobRef.orgId}/${jobRef.interviewId}`,
    () =>
      query(
        collectionAt('candidates', jobRef),
        orderBy('startedAt', 'desc'),
        limit(searchedWhole + 1),
      ),
    searchedWhole,
  );
  return {
    key: `found/${jobRef.orgId}/${jobRef.interviewId}/${term}`,
    subscribe: (next, fail) => {
      let older: Promise<Stored<Candidate>[]> | null = null;
      let isOver = false;
      const stop = recent.subscribe(({ items, more }) => {
        const near = items.filter(({ data }) => isFound(data, term));
        if (!more) return next({ items: near, isWhole: true });
        older ??= findBegunLike(jobRef, term);
        older.then((far) => {
          const known = new Set(near.map(({ id }) => id));
          if (!isOver)
            next({ items: [...near, ...far.filter(({ id }) => !known.has(id))], isWhole: false });
        }, fail);
      }, fail);
      return () => {
        isOver = true;
        stop();
      };
    },
  };
}

async function findBegunLike(jobRef: JobRef, term: string): Promise<Stored<Candidate>[]> {
  const begins = (field: 'displayName' | 'email', text: string): Query =>
    query(
      collectionAt('candidates', jobRef),
      where(field, '>=', text),
      where(field, '<', `${text}\uf8ff`),
      orderBy(field),
      limit(foundPerSpelling),
    );
  const asked = [
    ...listSpellings(term).map((text) => begins('displayName', text)),
    begins('email', term.trim().toLowerCase()),
  ];
  const lists = await Promise.all(
    asked.map((one) => readList('candidates', one, foundPerSpelling)),
  );
  return [...new Map(lists.flatMap(({ items }) => items).map((item) => [item.id, item])).values()];
}

/** Candidates of all jobs of a company whose name begins like this, asked once: at most as many reads as `most` for each of five spellings. */
export function candidatesNamedSource(
  orgId: string,
  term: string,
  most: number,
): Source<Stored<Candidate>[]> {
  const begins = (text: string): Query =>
    query(
      collectionGroup(database(), 'candidates'),
      where('orgId', '==', orgId),
      where('displayName', '>=', text),
      where('displayName', '<', `${text}\uf8ff`),
      orderBy('displayName'),
      limit(most),
    );
  return {
    key: `candidatesNamed/${orgId}/${most}/${term}`,
    subscribe: (next, fail) => {
      let isOver = false;
      Promise.all(listSpellings(term).map((text) => readList('candidates', begins(text), most)))
        .then((lists) => {
          const found = lists.flatMap(({ items }) => items);
          if (!isOver) next([...new Map(found.map((item) => [item.path, item])).values()]);
        })
        .catch((error: unknown) => {
          if (!isOver) fail(error);
        });
      return () => {
        isOver = true;
      };
    },
  };
}
