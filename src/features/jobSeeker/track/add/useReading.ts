// Reads a pasted description as it rests: the engine reads title and requirements, plain rules read what is labelled.
import { useEffect, useMemo, useState } from 'react';
import type { Result } from '#ai/port.ts';
import { KeptReading, type TrackedJob } from '#domain/seeker/trackedJob.ts';
import { useLater } from '#ui/reading/useLater.ts';
import { readPostingFacts, type Fact, type FactName } from './postingFacts.ts';

export type ReadName = FactName | 'title';
export interface Reading {
  facts: Partial<Record<ReadName, Fact>>;
  /** For keeping with the job; null while there is none of exactly this text. */
  content: NonNullable<TrackedJob['content']> | null;
  pending: boolean;
  /** The engine could not read it; what is labelled was read all the same. */
  failed: boolean;
}

const restMs = 600;
/** Shorter words are still being typed. */
const least = 40;

export function useReading(typed: string): Reading {
  const text = useLater(typed, restMs);
  const [done, setDone] = useState<{
    text: string;
    result: Result<'readJobDescription'> | null;
  } | null>(null);
  const isWorth = text.trim().length >= least;
  useEffect(() => {
    if (!isWorth) return undefined;
    const abort = new AbortController();
    // The engine is fetched with the first text that is worth reading.
    import('#ai/port.ts')
      .then(async ({ getAi }) =>
        getAi().ask('readJobDescription', { text }, { signal: abort.signal }),
      )
      .then(
        (result) => setDone({ text, result }),
        (error: unknown) => {
          if (!abort.signal.aborted) {
            console.error(error);
            setDone({ text, result: null });
          }
        },
      );
    return () => abort.abort();
  }, [text, isWorth]);
  const facts = useMemo(() => readPostingFacts(text), [text]);
  const result = done?.text === text ? done.result : null;
  const title = result?.reply.title.trim() ?? '';
  return {
    facts: {
      ...facts,
      ...(title
        ? {
            title: {
              value: title,
              words:
                text
                  .split(/\r?\n/)
                  .find((line) => line.includes(title))
                  ?.trim()
                  .slice(0, 200) ?? title,
            },
          }
        : {}),
    },
    content:
      result && text === typed
        ? { reading: KeptReading.parse(result.reply), provenance: result.provenance }
        : null,
    pending: typed.trim().length >= least && (text !== typed || done?.text !== text),
    failed: isWorth && done?.text === text && done.result === null,
  };
}
