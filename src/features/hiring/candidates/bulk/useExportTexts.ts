// The words of an exported table, in the reader's language.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RejectReason } from '#domain/review/rejectReasons.ts';
import type { PipelineStage } from '#domain/candidate/session.ts';

export interface ExportTexts {
  file: string;
  name: string;
  email: string;
  stage: string;
  stages: (stage: PipelineStage) => string;
  started: string;
  submitted: string;
  waiting: string;
  scorecards: string;
  language: string;
  ai: string;
  yes: string;
  no: string;
  reason: string;
  reasons: (reason: RejectReason) => string;
}

export function useExportTexts(): ExportTexts {
  const { t } = useTranslation(['pipeline', 'domain']);
  return useMemo(
    () => ({
      file: t('title'),
      name: t('column.name'),
      email: t('export.email'),
      stage: t('column.stage'),
      stages: (stage) => t(`domain:stage.${stage}`),
      started: t('export.started'),
      submitted: t('export.submitted'),
      waiting: t('export.waiting'),
      scorecards: t('column.scorecards'),
      language: t('export.language'),
      ai: t('export.ai'),
      yes: t('export.yes'),
      no: t('export.no'),
      reason: t('export.reason'),
      reasons: (reason) => t(`domain:rejectReason.${reason}`),
    }),
    [t],
  );
}
