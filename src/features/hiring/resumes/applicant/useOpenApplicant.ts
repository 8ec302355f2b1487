// Which applicant is open, as the address says, and which requirement was asked for.
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Applicant } from '#domain/applicants/applicant.ts';
import type { Stored } from '#domain/base/source.ts';

interface OpenApplicant {
  opened: Stored<Applicant> | null;
  column: number | undefined;
  open: (id: string | null, column?: number) => void;
}

export function useOpenApplicant(all: readonly Stored<Applicant>[]): OpenApplicant {
  const [params, setParams] = useSearchParams();
  const opened = all.find(({ id }) => id === params.get('applicant')) ?? null;
  const [column, setColumn] = useState<number | undefined>(undefined);
  const open = (id: string | null, at?: number): void => {
    setColumn(at);
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id) after.set('applicant', id);
        else after.delete('applicant');
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { opened, column, open };
}
