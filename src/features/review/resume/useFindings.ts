// Compares a candidate's resume with what the job asks for, in this browser, when the reader asks for it. Nothing of it is kept or counted.
import { useCallback, useEffect, useRef, useState } from 'react';
import { buildFindings, findOrders } from '#ai/results/findings.ts';
import { readLayout } from '#ai/documents/readDocument.ts';
import type { Finding } from '#domain/resume/finding.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Provenance } from '#domain/jobs/kit.ts';
import { useAction, type ActionState } from '#ui/reading/useAction.ts';

export interface Findings {
  of: Blob;
  findings: Finding[];
  /** Words of the file that nobody can see, and sentences that speak to a machine: shown, never used. */
  hidden: string[];
  orders: string[];
  /** It is longer than what was read of it. */
  isCut: boolean;
  provenance: Provenance;
}

const keepAsIs = (text: string): string => text;

async function find(
  file: Blob,
  name: string,
  { title, mustHave, niceToHave }: Pick<Interview, 'title' | 'mustHave' | 'niceToHave'>,
  signal: AbortSignal,
): Promise<Findings> {
  const [layout, { getAi }] = await Promise.all([
    readLayout(file, name, { signal }),
    import('#ai/port.ts'),
  ]);
  const { reply: resume } = await getAi().ask(
    'parseResume',
    { lines: layout.lines, hidden: layout.hidden, fileName: name },
    { signal },
  );
  const { reply, provenance } = await getAi().ask(
    'matchResume',
    {
      job: {
        title,
        mustHave: [...(mustHave ?? [])],
        niceToHave: [...(niceToHave ?? [])],
        minYears: null,
      },
      resume,
      asOf: new Date().toISOString().slice(0, 7),
    },
    { signal },
  );
  return {
    of: file,
    findings: buildFindings(reply, resume, layout.lines, keepAsIs),
    hidden: resume.hidden,
    orders: findOrders(resume, keepAsIs),
    isCut: layout.warnings.includes('textCut') || layout.warnings.includes('pagesSkipped'),
    provenance,
  };
}

/** Null when nobody waits for it any more. */
async function findWhileHere(
  file: Blob,
  name: string,
  job: Parameters<typeof find>[2],
  signal: AbortSignal,
): Promise<Findings | null> {
  try {
    return await find(file, name, job, signal);
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

/** What was found in this file; null until asked for. Its reader ends with whoever looks. */
export function useFindings(
  file: Blob,
  name: string,
  job: Pick<Interview, 'title' | 'mustHave' | 'niceToHave'>,
): { found: Findings | null; make: () => void; state: ActionState } {
  const [found, setFound] = useState<Findings | null>(null);
  const [run, state] = useAction(findWhileHere);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), [file]);
  const make = useCallback(() => {
    if (state.pending) return;
    stop.current = new AbortController();
    void run(file, name, job, stop.current.signal).then((result) => {
      if (result) setFound(result);
    });
  }, [run, state.pending, file, name, job]);
  return { found: found?.of === file ? found : null, make, state };
}
