// What can be done with the selected candidates: move them, compare a few, save them as a file. Nobody is rejected from here without their own decision.
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import CompareIcon from '@mui/icons-material/CompareArrows';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button, Menu, MenuItem, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { comparedMost } from '#data/review/compare.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { moveTargets, type MoveTarget } from '#domain/review/pipeline.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { BulkMoveDialog } from './bulk/BulkMoveDialog.tsx';
import { BulkMovesView } from './bulk/BulkMovesView.tsx';
import { saveCandidates } from './bulk/exportCandidates.ts';
import { selectionMax, type Selection } from './selection.ts';
import { useBulkMoves } from './bulk/useBulkMoves.ts';
import { useExportTexts } from './bulk/useExportTexts.ts';

interface Props {
  jobRef: JobRef;
  title: string;
  uid: string;
  rows: readonly Stored<Candidate>[];
  selection: Selection;
  clear: () => void;
  mayMove: boolean;
}

export function BulkBar({ jobRef, title, uid, rows, selection, clear, mayMove }: Props) {
  const { t } = useTranslation(['pipeline', 'domain']);
  const format = useFormat();
  const id = useId();
  const texts = useExportTexts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [target, setTarget] = useState<MoveTarget | null>(null);
  const moves = useBulkMoves(jobRef, uid);
  const [save, saving] = useAction(saveCandidates);
  const chosen = rows.filter((row) => selection.ids.has(row.id));
  const count = chosen.length;
  return (
    <>
      {moves.run && <BulkMovesView moves={moves} run={moves.run} />}
      {count > 0 && (
        <Stack
          direction="row"
          role="region"
          aria-label={t('bulk.label')}
          useFlexGap
          spacing={1}
          data-testid="bulk-bar"
          // Beside whatever is scrolled to: the panel itself cannot hold a bar in view.
          sx={{
            position: 'fixed',
            bottom: { xs: 8, sm: 20 },
            left: '50%',
            transform: 'translateX(-50%)',
            width: 'max-content',
            maxWidth: 'calc(100vw - 16px)',
            zIndex: 'appBar',
            flexWrap: 'wrap',
            alignItems: 'center',
            px: 2,
            py: 1,
            borderRadius: 2,
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'line.strong',
            boxShadow: 8,
          }}
        >
          <Typography variant="body2" role="status" sx={{ fontWeight: 600, flexGrow: 1, mr: 1 }}>
            {t('bulk.selected', { count, number: format.number(count) })}
            {selection.ids.size >= selectionMax &&
              ` · ${t('bulk.most', { number: format.number(selectionMax) })}`}
          </Typography>
          {mayMove && (
            <Button
              id={`${id}-button`}
              size="small"
              variant="contained"
              endIcon={<ArrowDropDownIcon />}
              disabled={moves.isRunning}
              aria-haspopup="menu"
              aria-expanded={anchor !== null}
              onClick={({ currentTarget }) => setAnchor(currentTarget)}
            >
              {t('move.to')}
            </Button>
          )}
          {count > 1 &&
            (count <= comparedMost ? (
              <Button
                size="small"
                startIcon={<CompareIcon />}
                component={Link}
                to={to(
                  'job',
                  { interviewId: jobRef.interviewId },
                  { query: { tab: 'compare', with: chosen.map((row) => row.id).join(',') } },
                )}
              >
                {t('bulk.compare', { count })}
              </Button>
            ) : (
              <Button size="small" startIcon={<CompareIcon />} disabled>
                {t('bulk.compareMost', { count: comparedMost })}
              </Button>
            ))}
          <Button
            size="small"
            startIcon={<DownloadIcon />}
            loading={saving.pending}
            onClick={() => void save(jobRef, title, texts, chosen)}
          >
            {t('export.selected')}
          </Button>
          <Button size="small" onClick={clear}>
            {t('bulk.clear')}
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
                  setTarget(one);
                }}
              >
                {t(`domain:stage.${one}`)}
              </MenuItem>
            ))}
          </Menu>
        </Stack>
      )}
      {target && (
        <BulkMoveDialog
          jobRef={jobRef}
          chosen={chosen}
          target={target}
          onClose={() => setTarget(null)}
          onMove={(run) => {
            setTarget(null);
            clear();
            void moves.start(run);
          }}
        />
      )}
    </>
  );
}
