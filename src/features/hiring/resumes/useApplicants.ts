// The applicants of a job as far as they are loaded, and those who seem to be the same person.
import { useMemo, useState } from 'react';
import { sameMailOf } from '#data/applicants/applicantLists.ts';
import { applicantsOf } from '#data/applicants/applicantLists.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { findPairs, type Applicant, type Pair } from '#domain/applicants/applicant.ts';
import type { Damaged, Stored } from '#domain/base/source.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';

const perPage = 50;

interface Applicants {
  items: Stored<Applicant>[];
  damaged: Damaged[];
  more: boolean;
  /** With those further down who have the same address. */
  all: Stored<Applicant>[];
  pairs: Pair<Stored<Applicant>>[];
  askMore: () => void;
}

export function useApplicants(jobRef: JobRef): Applicants {
  const [read, setRead] = useState(perPage);
  const { items, damaged, more } = useLive(applicantsOf(jobRef, read));
  // The same person may stand further down, beyond what has been loaded.
  const further = valueOf(
    useLive(
      wrapResult(
        more
          ? sameMailOf(
              jobRef,
              items.flatMap(({ data }) => data.mailHash ?? []),
            )
          : null,
      ),
    ),
  );
  const all = useMemo(
    () => [
      ...items,
      ...Object.values(further ?? {})
        .flatMap((list) => list.items)
        .filter(({ id }) => !items.some((item) => item.id === id)),
    ],
    [items, further],
  );
  const pairs = useMemo(() => findPairs(all), [all]);
  return { items, damaged, more, all, pairs, askMore: () => setRead(read + perPage) };
}
