// Saves what was found in all resumes as a table; with names only where they are shown.
import { useTranslation } from 'react-i18next';
import { readEveryApplicant } from '#data/applicants/applicantLists.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { byteOrderMark, toCsvName } from '#domain/base/csv.ts';
import type { Interview } from '#domain/jobs/interview.ts';

import { saveFile } from '#ui/files/saveFile.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { notifyDone } from '#ui/toasts/notify.ts';
import { writeFindingsCsv } from './findingsCsv.ts';
import type { Column } from './columns.ts';

export function useFindingsExport(
  jobRef: JobRef,
  job: Interview,
  columns: readonly Column[],
  hidden: boolean,
): [save: () => Promise<unknown>, pending: boolean] {
  const { t } = useTranslation('resumes');
  const [save, { pending }] = useAction(async () => {
    const rows = await readEveryApplicant(jobRef, !hidden);
    saveFile(
      [byteOrderMark, writeFindingsCsv(rows, columns, !hidden, t)],
      'text/csv;charset=utf-8',
      toCsvName(job.title, t('title')),
    );
    notifyDone(t('list.exported', { count: rows.length }));
  });
  return [save, pending];
}
