// What can be done with the whole page of a candidate: ask a colleague, compare, print.
import CompareIcon from '@mui/icons-material/CompareArrows';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { to } from '#navigation/routes.ts';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { AskColleague } from '#features/review/notes/AskColleague.tsx';
import type { CandidateSheetProps } from './CandidateSheet.tsx';

const CandidateSheet = lazy(async () => ({
  default: (await import('./CandidateSheet.tsx')).CandidateSheet,
}));

export function CandidateTools(sheet: Omit<CandidateSheetProps, 'at' | 'onDone'>) {
  const { t } = useTranslation('review');
  const { candidateRef, me, file } = sheet;
  const [printing, setPrinting] = useState<Date | null>(null);
  const printed = useCallback(() => setPrinting(null), []);
  const navigate = useNavigate();
  const comparison = to(
    'job',
    { interviewId: candidateRef.interviewId },
    { query: { tab: 'compare', with: candidateRef.candidateUid } },
  );
  const print = (): void => setPrinting(new Date());
  usePageCommands([
    {
      id: 'compare',
      label: 'review:compare.open',
      readsOnly: true,
      run: () => void navigate(comparison),
    },
    { id: 'print', label: 'review:paper.print', readsOnly: true, run: print },
  ]);
  return (
    <>
      <AskColleague candidateRef={candidateRef} me={me} handedIn={file.session.reviewers ?? []} />
      <Tooltip title={t('compare.open')}>
        <IconButton component={Link} to={comparison} aria-label={t('compare.open')}>
          <CompareIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('paper.print')}>
        <IconButton aria-label={t('paper.print')} onClick={print}>
          <PrintIcon />
        </IconButton>
      </Tooltip>
      {printing && (
        <Boundary fallback={null} failed={() => null}>
          <CandidateSheet {...sheet} at={printing} onDone={printed} />
        </Boundary>
      )}
    </>
  );
}
