// Parts of the bar over selected candidates: how many they are, moving, comparing and saving them.
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import CompareIcon from '@mui/icons-material/CompareArrows';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobRef } from '#data/firestore/refs.ts';
import { comparedMost } from '#data/review/compare.ts';
import type { Stored } from '#domain/base/source.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { moveTargets, type MoveTarget } from '#domain/review/pipeline.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useAction } from '#ui/reading/useAction.ts';
import type { saveCandidates } from './bulk/exportCandidates.ts';
import { useExportTexts } from './bulk/useExportTexts.ts';
import { selectionMax } from './selection.ts';

export function SelectedCount({ count, isMost }: { count: number; isMost: boolean }) {
  const { t } = useTranslation('pipeline');
  const format = useFormat();
  return (
    <Typography variant="body2" role="status" sx={{ fontWeight: 600, flexGrow: 1, mr: 1 }}>
      {t('bulk.selected', { count, number: format.number(count) })}
      {isMost && ` · ${t('bulk.most', { number: format.number(selectionMax) })}`}
    </Typography>
  );
}

/** Chooses where to; the move itself is asked for in a dialog. */
export function MoveSeveralButton({
  isRunning,
  onChoose,
}: {
  isRunning: boolean;
  onChoose: (target: MoveTarget) => void;
}) {
  const { t } = useTranslation(['pipeline', 'domain']);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={`${id}-button`}
        size="small"
        variant="contained"
        endIcon={<ArrowDropDownIcon />}
        disabled={isRunning}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('move.to')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {moveTargets.map((one) => (
          <MenuItem
            key={one}
            onClick={() => {
              setAnchor(null);
              onChoose(one);
            }}
          >
            {t(`domain:stage.${one}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

export function CompareButton({ interviewId, ids }: { interviewId: string; ids: string[] }) {
  const { t } = useTranslation('pipeline');
  const count = ids.length;
  if (count > comparedMost)
    return (
      <Button size="small" startIcon={<CompareIcon />} disabled>
        {t('bulk.compareMost', { count: comparedMost })}
      </Button>
    );
  return (
    <Button
      size="small"
      startIcon={<CompareIcon />}
      component={Link}
      to={to('job', { interviewId }, { query: { tab: 'compare', with: ids.join(',') } })}
    >
      {t('bulk.compare', { count })}
    </Button>
  );
}

export function SaveSelectedButton({
  jobRef,
  title,
  chosen,
}: {
  jobRef: JobRef;
  title: string;
  chosen: readonly Stored<Candidate>[];
}) {
  const { t } = useTranslation('pipeline');
  const texts = useExportTexts();
  const [save, saving] = useAction(async (...of: Parameters<typeof saveCandidates>) =>
    (await import('./bulk/exportCandidates.ts')).saveCandidates(...of),
  );
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      loading={saving.pending}
      onClick={() => void save(jobRef, title, texts, chosen)}
    >
      {t('export.selected')}
    </Button>
  );
}
