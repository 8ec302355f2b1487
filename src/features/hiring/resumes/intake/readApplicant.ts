// From a dropped file to what is kept of it: read and matched in this browser, who it is kept apart from what it says.
import { kindOfFile } from '#ai/documents/fileKind.ts';
import { inTime } from '#ai/documents/readAside.ts';
import { readLayout } from '#ai/documents/readDocument.ts';
import { findingsFrom, maskFor, ordersIn } from '#ai/results/findings.ts';
import { getAi } from '#ai/port.ts';
import type { NewApplicant, ResumeFileExtension } from '#data/applicants/applicants.ts';
import { newId } from '#data/firestore/ids.ts';
import {
  applicantLimits,
  normalizeForComparison,
  type ApplicantIdentity,
} from '#domain/applicants/applicant.ts';
import { Fault } from '#domain/base/fault.ts';
import { cleanField } from '#domain/candidate/reading.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { sha256 } from '#domain/base/sha256.ts';

/** What the job asks for. */
export interface Asked {
  interviewId: string;
  title: string;
  mustHave: readonly string[];
  niceToHave: readonly string[];
}
export interface ReadApplicant {
  applicant: NewApplicant;
  who: ApplicantIdentity;
  /** It is longer than what was read of it. */
  isCut: boolean;
}
export type ReadStep = 'reading' | 'matching';

/** A text that takes longer is given up: some are made to. Milliseconds. */
const timeoutMs = 90_000;

const untilLate = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  inTime(work, new Fault('timeout'), { signal, patience: timeoutMs });

const endings: Partial<Record<ReturnType<typeof kindOfFile>, ResumeFileExtension>> = {
  pdf: 'pdf',
  zip: 'docx',
  text: 'txt',
};
const short = (text: string | null): string =>
  cleanField(text ?? '')
    .replaceAll('\n', ' ')
    .slice(0, applicantLimits.field);
const some = (list: readonly string[], most: number): string[] =>
  list.map(short).filter(Boolean).slice(0, most);

/** Who it is, and the lines of the evidence as they stand. */
function identityOf(
  resume: ParsedResume,
  fileName: string,
  lines: Record<string, string>,
): ApplicantIdentity {
  return {
    fileName: short(fileName),
    name: short(resume.name),
    email: short(resume.email),
    phone: short(resume.phone),
    location: short(resume.location),
    links: some(resume.links, applicantLimits.links),
    schools: some(
      resume.education.map(({ school }) => school),
      applicantLimits.schools,
    ),
    lines,
  };
}

/** Reads a file and holds it against the job. Throws the Faults of `readLayout` and of the AI, "timeout", and an aborted signal's reason. */
export async function readApplicant(
  bytes: ArrayBuffer,
  fileName: string,
  job: Asked,
  { signal, onStep }: { signal: AbortSignal; onStep: (step: ReadStep) => void },
): Promise<ReadApplicant> {
  const file = new File([bytes], fileName);
  onStep('reading');
  const layout = await readLayout(file, fileName, { signal });
  const ending = endings[kindOfFile(new Uint8Array(bytes), fileName)] ?? 'txt';
  const { reply: resume } = await untilLate(
    getAi().ask(
      'parseResume',
      { lines: layout.lines, hidden: layout.hidden, fileName },
      { signal },
    ),
    signal,
  );
  onStep('matching');
  const { reply: match, provenance } = await untilLate(
    getAi().ask(
      'matchResume',
      {
        job: {
          title: job.title,
          mustHave: [...job.mustHave],
          niceToHave: [...job.niceToHave],
          minYears: null,
        },
        resume,
        asOf: new Date().toISOString().slice(0, 7),
      },
      { signal },
    ),
    signal,
  );
  const mask = maskFor(resume);
  const findings = findingsFrom(match, resume, layout.lines, (line) =>
    mask(line).replaceAll(/[^\P{Cc}\t]/gu, ' '),
  );
  const shown = new Map(
    findings.flatMap(({ places: locations }) =>
      locations.map(({ line, text }) => [line, text] as const),
    ),
  );
  // As it was written, where something was blacked out.
  const plain = Object.fromEntries(
    [...shown]
      .filter(([, text]) => text.includes('█'))
      .slice(0, applicantLimits.lines)
      .map(([line]) => [String(line), short(resume.lines[line] ?? '')]),
  );
  const note = (text: string): string => short(mask(text));
  return {
    applicant: {
      file: `${newId()}.${ending}`,
      size: bytes.byteLength,
      pages: layout.pages,
      findings,
      hidden: resume.hidden.map(note).filter(Boolean).slice(0, applicantLimits.notes),
      orders: ordersIn(resume, mask).map(short).slice(0, applicantLimits.notes),
      likeness: normalizeForComparison(layout.text),
      mailHash: resume.email
        ? sha256(`${job.interviewId}|${resume.email.trim().toLowerCase()}`)
        : null,
      origin: provenance,
    },
    who: identityOf(resume, fileName, plain),
    isCut: layout.warnings.includes('textCut') || layout.warnings.includes('pagesSkipped'),
  };
}
