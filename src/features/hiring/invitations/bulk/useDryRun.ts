// Reads a list of people to invite and says what every row would do, before anything is sent.
import { useState } from 'react';
import type { JobRef } from '#data/firestore/refs.ts';
import { findAlreadyInvited } from '#data/invitations/inviteLists.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useAction } from '#ui/reading/useAction.ts';
import {
  csvLimits,
  decodeCsv,
  readCsv,
  withKnown,
  type CsvRow,
  type FileProblem,
} from './csvDryRun.ts';

export interface DryRun {
  rows: CsvRow[];
  ignored: string[];
}
export interface CsvProblem {
  problem: FileProblem;
  found: string;
  line?: number;
}

interface DryRunning {
  dryRun: DryRun | null;
  problem: CsvProblem | null;
  file: File | null;
  pending: boolean;
  look: (text: string) => Promise<void>;
  take: (file: File, legacy?: boolean) => Promise<void>;
  /** Forgets what was found, as the text has changed. */
  clear: () => void;
  /** Forgets the file with it. */
  clearFile: () => void;
}

/** `onText`: what stood in a file. */
export function useDryRun(
  jobRef: JobRef,
  language: string,
  onText: (text: string) => void,
): DryRunning {
  const [dryRun, setDryRun] = useState<DryRun | null>(null);
  const [problem, setProblem] = useState<CsvProblem | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [check, { pending }] = useAction(findAlreadyInvited);

  async function look(text: string): Promise<void> {
    setDryRun(null);
    const read = readCsv(text, toLanguage(language));
    setProblem('problem' in read ? read : null);
    if ('problem' in read) return;
    const known = await check(
      jobRef,
      read.rows.filter((row) => row.verdict === 'ok').map((row) => row.email),
    );
    if (known) setDryRun({ rows: withKnown(read.rows, known), ignored: read.ignored });
  }
  async function take(next: File, legacy = false): Promise<void> {
    setFile(next);
    setDryRun(null);
    const decoded =
      next.size > csvLimits.bytes
        ? { problem: 'tooLarge' as const, found: '' }
        : decodeCsv(new Uint8Array(await next.arrayBuffer()), legacy);
    if ('problem' in decoded) return setProblem(decoded);
    onText(decoded.text);
    await look(decoded.text);
  }
  function clear(): void {
    setDryRun(null);
    setProblem(null);
  }
  function clearFile(): void {
    setFile(null);
    clear();
  }
  return { dryRun, problem, file, pending, look, take, clear, clearFile };
}
