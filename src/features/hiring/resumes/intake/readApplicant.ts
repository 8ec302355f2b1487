// From a dropped file to what is kept of it: read and matched in this browser, who it is kept apart from what it says.
import { detectFileKind } from '#ai/documents/fileKind.ts';
import { runInTime } from '#ai/documents/readAside.ts';
import { readLayout } from '#ai/documents/readDocument.ts';
import { buildFindings, maskFor, findOrders } from '#ai/results/findings.ts';
import { getAi } from '#ai/port.ts';
import type { NewApplicant, ResumeFileExtension } from '#data/applicants/applicants.ts';
import { createId } from '#data/firestore/ids.ts';
import {
  applicantLimits,
  normalizeForComparison,
  type ApplicantIdentity,
} from '#domain/applicants/applicant.ts';
import { Fault } from '#domain/base/fault.ts';
import { cleanField } from '#domain/candidate/reading.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { computeSha256 } from '#domain/base/sha256.ts';

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
  runInTime(work, new Fault('timeout'), { signal, patience: timeoutMs });

const endings: Partial<Record<ReturnType<typeof detectFileKind>, ResumeFileExtension>> = {
  pdf: 'pdf',
  zip: 'docx',
  text: 'txt',
};
const shortenText = (text: string | null): string =>
  cleanField(text ?? '')
    .replaceAll('\n', ' ')
    .slice(0, applicantLimits.field);
const takeSome = (list: readonly string[], most: number): string[] =>
  list.map(shortenText).filter(Boolean).slice(0, most);

/** Who it is, and the lines of the evidence as they stand. */
function identityOf(
  resume: ParsedResume,
  fileName: string,
  lines: Record<string, string>,
): ApplicantIdentity {
  return {
    fileName: shortenText(fileName),
    name: shortenText(resume.name),
    email: shortenText(resume.email),
    phone: shortenText(resume.phone),
    location: shortenText(resume.location),
    links: takeSome(resume.links, applicantLimits.links),
    schools: takeSome(
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
  const ending = endings[detectFileKind(new Uint8Array(bytes), fileName)] ?? 'txt';
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
  const findings = buildFindings(match, resume, layout.lines, (line) =>
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
      .map(([line]) => [String(line), shortenText(resume.lines[line] ?? '')]),
  );
  const note = (text: string): string => shortenText(mask(text));
  return {
    applicant: {
      file: `${createId()}.${ending}`,
      size: bytes.byteLength,
      pages: layout.pages,
      findings,
      hidden: resume.hidden.map(note).filter(Boolean).slice(0, applicantLimits.notes),
      orders: findOrders(resume, mask).map(shortenText).slice(0, applicantLimits.notes),
      likeness: normalizeForComparison(layout.text),
      mailHash: resume.email
        ? computeSha256(`${job.interviewId}|${resume.email.trim().toLowerCase()}`)
        : null,
      origin: provenance,
    },
    who: identityOf(resume, fileName, plain),
    isCut: layout.warnings.includes('textCut') || layout.warnings.includes('pagesSkipped'),
  };
}
