// The findings as a table for a spreadsheet: a column for each requirement, and one for the line that carries it. With names only when they are shown.
import type { TFunction } from 'i18next';
import { codeOf, type Applicant, type ApplicantIdentity } from '#domain/applicants/applicant.ts';
import { formatCsvMoment, csvOf, type Cell } from '#domain/base/csv.ts';
import type { Stored } from '#domain/base/source.ts';
import { readFinding, type Column } from './columns.ts';

export interface ExportRow {
  applicant: Stored<Applicant>;
  who: ApplicantIdentity | null;
}

/** The rows as CSV; no cell can run as a formula. */
export function writeFindingsCsv(
  rows: readonly ExportRow[],
  columns: readonly Column[],
  withNames: boolean,
  t: TFunction<'resumes'>,
): string {
  const head: Cell[] = [
    t('csv.applicant'),
    ...(withNames ? [t('csv.name'), t('csv.email')] : []),
    t('csv.added'),
    t('csv.invited'),
    ...columns.flatMap(({ text }) => [text, t('csv.evidence', { requirement: text })]),
    t('csv.hidden'),
    t('csv.orders'),
  ];
  const body = rows.map(({ applicant: { id, data }, who }): Cell[] => [
    codeOf(id),
    ...(withNames ? [who?.name ?? '', who?.email ?? ''] : []),
    formatCsvMoment(data.createdAt),
    formatCsvMoment(data.invitedAt),
    ...columns.flatMap((column): Cell[] => {
      const finding = readFinding(data, column);
      const lines =
        finding && finding.state !== 'missing'
          ? finding.places.map(({ page, line, text }) =>
              t('csv.page', {
                page,
                line: ((withNames ? who?.lines[String(line)] : null) ?? text).trim(),
              }),
            )
          : [];
      return [t(`state.${finding?.state ?? 'notStated'}`), lines.join(' | ')];
    }),
    data.hidden.length > 0 ? t('csv.yes') : t('csv.no'),
    data.orders.length > 0 ? t('csv.yes') : t('csv.no'),
  ]);
  return csvOf([head, ...body]);
}
