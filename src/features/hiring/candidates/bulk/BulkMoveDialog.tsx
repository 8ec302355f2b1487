// Before many are moved: who can be, who cannot, and why. What needs a decision is decided person by person, never here.
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link as MuiLink,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { outcomesOf } from '#data/review/decisions.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { readDecisionFor, hindranceOf, stageOf, type MoveTarget } from '#domain/review/pipeline.ts';
import type { Stored } from '#domain/base/source.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import type { MoveRun } from './bulkMoves.ts';

interface Props {
  jobRef: JobRef;
  chosen: readonly Stored<Candidate>[];
  target: MoveTarget;
  onClose: () => void;
  onMove: (run: MoveRun) => void;
}

export function BulkMoveDialog(props: Props) {
  const { t } = useTranslation(['pipeline', 'domain']);
  const id = useId();
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>
        {t('dry.title', { count: props.chosen.length, stage: t(`domain:stage.${props.target}`) })}
      </DialogTitle>
      <Boundary
        fallback={
          <DialogContent>
            <Loading />
          </DialogContent>
        }
      >
        <DryRun {...props} />
      </Boundary>
    </Dialog>
  );
}

const listed = 20;

function DryRun({ jobRef, chosen, target, onClose, onMove }: Props) {
  const { t } = useTranslation(['pipeline', 'domain', 'common']);
  const shown = useShownName();
  const needed = readDecisionFor(target);
  const outcomes = useLive(outcomesOf(jobRef, needed ? chosen.map(({ id }) => id) : []));
  const judged = chosen.map((row) => ({
    row,
    hindrance: hindranceOf(row.data, target, outcomes[row.id] ?? null),
  }));
  const able = judged.filter(({ hindrance }) => hindrance === null).map(({ row }) => row);
  const reasons = (['undecided', 'already', 'notSubmitted'] as const)
    .map((hindrance) => ({
      hindrance,
      rows: judged.filter((one) => one.hindrance === hindrance).map(({ row }) => row),
    }))
    .filter(({ rows }) => rows.length > 0);
  const run = (): MoveRun => ({
    undoes: false,
    items: able.map((row) => ({
      id: row.id,
      name: shown(row.data.displayName),
      from: row.data.stage ?? null,
      to: stageOf(target),
      state: 'waiting',
    })),
  });
  return (
    <>
      <DialogContent>
        <Stack spacing={2} data-testid="dry-move" data-able={able.length}>
          <Typography>{t('dry.able', { count: able.length })}</Typography>
          {reasons.map(({ hindrance, rows }) => (
            <Box key={hindrance}>
              <Typography sx={{ fontWeight: 600 }}>
                {hindrance === 'undecided'
                  ? t(`dry.undecided.${needed ?? 'advance'}`, { count: rows.length })
                  : t(`dry.${hindrance}`, { count: rows.length })}
              </Typography>
              <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
                {rows.slice(0, listed).map((row) => (
                  <li key={row.id}>
                    <MuiLink
                      component={Link}
                      to={to('candidate', {
                        interviewId: jobRef.interviewId,
                        candidateUid: row.id,
                      })}
                    >
                      {shown(row.data.displayName)}
                    </MuiLink>
                  </li>
                ))}
              </Box>
              {rows.length > listed && (
                <Typography variant="body2" color="text.secondary">
                  {t('dry.more', { count: rows.length - listed })}
                </Typography>
              )}
            </Box>
          ))}
          {reasons.some(({ hindrance }) => hindrance === 'undecided') && (
            <Alert severity="info">{t('dry.person')}</Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button variant="contained" disabled={able.length === 0} onClick={() => onMove(run())}>
          {t('dry.move', { count: able.length })}
        </Button>
      </DialogActions>
    </>
  );
}
