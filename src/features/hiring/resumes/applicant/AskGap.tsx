// "Ask about this gap": a question about one requirement, for every candidate, in a draft begun from this job or in a new one.
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobRef } from '#data/firestore/refs.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { GapFields } from './GapFields.tsx';
import { useGapQuestion } from './useGapQuestion.ts';

interface Props {
  jobRef: JobRef;
  uid: string;
  requirement: string;
  language: string;
  onClose: () => void;
}

export function AskGap(props: Props) {
  const { t } = useTranslation(['resumes', 'common']);
  const id = useId();
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('gap.title', { requirement: props.requirement })}</DialogTitle>
      <Boundary>
        <Form {...props} />
      </Boundary>
    </Dialog>
  );
}

function Form({ jobRef, uid, requirement, language, onClose }: Props) {
  const { t } = useTranslation(['resumes', 'common']);
  const gap = useGapQuestion(jobRef, uid, requirement, language);
  const { kit, competencyId, question, isFull, added, add, pending } = gap;
  if (added) return <GapAdded draftId={added} onClose={onClose} />;
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2" color="text.secondary">
            {t('gap.lead')}
          </Typography>
          {isFull && (
            <Alert severity="warning">{t('gap.full', { count: kit.questions.length })}</Alert>
          )}
          {!competencyId && <Alert severity="warning">{t('gap.noCompetency')}</Alert>}
          <GapFields gap={gap} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button
          variant="contained"
          loading={pending}
          disabled={isFull || !competencyId || question.text.trim() === ''}
          onClick={() => void add()}
        >
          {t('gap.add')}
        </Button>
      </DialogActions>
    </>
  );
}

function GapAdded({ draftId, onClose }: { draftId: string; onClose: () => void }) {
  const { t } = useTranslation(['resumes', 'common']);
  return (
    <>
      <DialogContent>
        <Alert severity="success" role="status" data-testid="gap-added">
          {t('gap.added')}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.close')}</Button>
        <Button variant="contained" component={Link} to={to('editDraft', { draftId })}>
          {t('gap.open')}
        </Button>
      </DialogActions>
    </>
  );
}
