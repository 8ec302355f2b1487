// "Ask about this gap": a question about one requirement, for every candidate, in a draft begun from this job or in a new one.
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { contentOfDraft, draftsOf, saveDraft, type DraftContent } from '#data/jobs/drafts.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { newVersion, publishedSource } from '#data/jobs/versions.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Draft } from '#domain/jobs/interview.ts';
import { levels, limits, type Question } from '#domain/jobs/kit.ts';
import type { Stored } from '#domain/base/source.ts';
import { kitOf } from '#domain/jobs/versions.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { gapQuestion } from './gapQuestion.ts';

interface Props {
  jobRef: JobRef;
  uid: string;
  requirement: string;
  language: string;
  onClose: () => void;
}
/** Drafts of the company that are looked through for those begun from this job. */
const scanLimit = 30;

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

/** Puts the question at the end of a draft as the server has it. */
async function addTo(
  jobRef: JobRef,
  uid: string,
  draft: Stored<Draft>,
  withQuestion: (content: DraftContent) => DraftContent,
): Promise<string> {
  const saved = await saveDraft(
    { orgId: jobRef.orgId, draftId: draft.id },
    uid,
    withQuestion(contentOfDraft(draft.data)),
    draft.data.rev,
  );
  if (saved.kind !== 'saved') throw new Fault(saved.kind === 'gone' ? 'notFound' : 'conflict');
  return draft.id;
}

function Form({ jobRef, uid, requirement, language, onClose }: Props) {
  const { t } = useTranslation(['resumes', 'common']);
  const published = useLive(publishedSource(jobRef));
  const drafts = useLive(draftsOf(jobRef.orgId, scanLimit)).items.filter(
    ({ data }) => data.from?.interviewId === jobRef.interviewId,
  );
  const [target, setTarget] = useState(drafts[0]?.id ?? '');
  const draft = drafts.find(({ id }) => id === target) ?? null;
  const kit = draft ? draft.data : kitOf(published);
  const [question, setQuestion] = useState<Question>(() => gapQuestion(requirement, language));
  const [wish, setWish] = useState<string | null>(null);
  const competencyId =
    kit.competencies.find(({ id }) => id === wish)?.id ?? kit.competencies[0]?.id;
  const [added, setAdded] = useState<string | null>(null);
  const [add, { pending }] = useAction(async () => {
    const withQuestion = (content: DraftContent): DraftContent => ({
      ...content,
      questions: [
        ...content.questions,
        { ...question, competencyId: competencyId ?? '', text: question.text.trim() },
      ],
    });
    setAdded(
      draft
        ? await addTo(jobRef, uid, draft, withQuestion)
        : await newVersion(jobRef, uid, withQuestion),
    );
  });
  const isFull = kit.questions.length >= limits.questionsMax;

  if (added) {
    return (
      <>
        <DialogContent>
          <Alert severity="success" role="status" data-testid="gap-added">
            {t('gap.added')}
          </Alert>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:actions.close')}</Button>
          <Button variant="contained" component={Link} to={to('editDraft', { draftId: added })}>
            {t('gap.open')}
          </Button>
        </DialogActions>
      </>
    );
  }
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
          <TextField
            label={t('gap.question')}
            multiline
            minRows={3}
            value={question.text}
            onChange={(event) => setQuestion({ ...question, text: event.target.value })}
            slotProps={{ htmlInput: { maxLength: limits.questionMax, dir: 'auto' } }}
          />
          <TextField
            select
            label={t('gap.where')}
            value={target}
            onChange={(event) => setTarget(event.target.value)}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            {drafts.map(({ id, data }) => (
              <MenuItem key={id} value={id}>
                {t('gap.draft', { title: data.title })}
              </MenuItem>
            ))}
            <MenuItem value="">{t('gap.newVersion')}</MenuItem>
          </TextField>
          {competencyId && (
            <TextField
              select
              label={t('gap.competency')}
              value={competencyId}
              onChange={(event) => setWish(event.target.value)}
            >
              {kit.competencies.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
          <Typography variant="subtitle2" component="h3">
            {t('gap.anchors')}
          </Typography>
          {levels.map((level) => (
            <TextField
              key={level}
              size="small"
              multiline
              label={String(level)}
              value={question.anchors[level - 1] ?? ''}
              onChange={(event) =>
                setQuestion({
                  ...question,
                  anchors: question.anchors.map((anchor, index) =>
                    index === level - 1 ? event.target.value : anchor,
                  ),
                })
              }
              slotProps={{ htmlInput: { maxLength: limits.anchorMax, dir: 'auto' } }}
            />
          ))}
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
