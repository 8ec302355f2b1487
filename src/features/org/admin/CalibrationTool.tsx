// The calibration set: choosing finished interviews, who has scored them, and how far each reviewer agrees with the others.
import {
  Button,
  List,
  ListItem,
  ListItemText,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  addToCalibration,
  calibrationSetOf,
  removeFromCalibration,
  type CalibrationEntry,
} from '#data/fairness/calibrationSet.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import { askToReview } from '#data/review/notices.ts';
import { jobsOf, submittedOf } from '#data/jobs/pipeline.ts';
import { membersOf } from '#data/company/team.ts';
import { calibrationMax, calibrationNoteMax } from '#domain/fairness/calibration.ts';
import { to } from '#navigation/routes.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { notifyDone } from '#ui/toasts/notify.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { ReviewerTable } from './ReviewerTable.tsx';

const latest = 100;

export function CalibrationTool() {
  const { t } = useTranslation('admin');
  const { orgId } = useMembership();
  const { set, members } = useLive(
    combineSources({ set: calibrationSetOf(orgId), members: membersOf(orgId) }),
  );
  const reviewers = members.items.filter(
    ({ data }) => data.status === 'active' && data.role !== 'compliance',
  );
  const names = new Map(
    reviewers.map(({ id, data }) => [id, data.displayName ?? t('calibration.former')]),
  );
  return (
    <Stack spacing={3}>
      <Panel title={t('calibration.title')} lead={t('calibration.lead')}>
        {set.length === 0 ? (
          <EmptyState heading="h3" title={t('calibration.none')} text={t('calibration.noneText')} />
        ) : (
          <List disablePadding data-testid="calibration-set">
            {set.map((entry) => (
              <Entry
                key={entry.candidateRef.candidateUid + entry.candidateRef.interviewId}
                entry={entry}
                names={names}
              />
            ))}
          </List>
        )}
      </Panel>
      <Panel title={t('calibration.add')}>
        {set.length >= calibrationMax ? (
          <Typography>{t('calibration.full', { number: calibrationMax })}</Typography>
        ) : (
          <Boundary fallback={<RowsSkeleton rows={2} />}>
            <Add set={set} />
          </Boundary>
        )}
      </Panel>
      <Panel title={t('calibration.reviewers')} lead={t('calibration.reviewersLead')}>
        <ReviewerTable set={set} names={names} />
      </Panel>
    </Stack>
  );
}

function Entry({
  entry: { candidateRef, mark, session, title, reviews },
  names,
}: {
  entry: CalibrationEntry;
  names: ReadonlyMap<string, string>;
}) {
  const { t } = useTranslation('admin');
  const shown = useShownName();
  const { uid } = useMembership();
  const name = shown(session.displayName);
  const missing = [...names.keys()].filter(
    (one) => one !== uid && !reviews.some(({ id }) => id === one),
  );
  const scored =
    [...names.keys()].length -
    [...names.keys()].filter((one) => !reviews.some(({ id }) => id === one)).length;
  const [remove, { pending }] = useAction(() => removeFromCalibration(candidateRef, uid), {
    done: t('calibration.removed'),
  });
  const [ask, asking] = useAction(async () => {
    await Promise.all(
      missing.map((one) => askToReview(candidateRef, { uid, name: names.get(uid) ?? '' }, one)),
    );
    notifyDone(t('calibration.askedOk', { count: missing.length }));
  });
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={`${name} · ${title}`}
        secondary={[t('calibration.scored', { count: scored, of: names.size }), mark.note]
          .filter(Boolean)
          .join(' · ')}
        sx={{ minWidth: 180, overflowWrap: 'anywhere' }}
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          size="small"
          component={Link}
          to={to('candidate', {
            interviewId: candidateRef.interviewId,
            candidateUid: candidateRef.candidateUid,
          })}
          aria-label={`${t('requests.openCandidate')}: ${name}`}
        >
          {t('requests.openCandidate')}
        </Button>
        {missing.length > 0 && (
          <Button
            size="small"
            variant="outlined"
            loading={asking.pending}
            onClick={() => void ask()}
            aria-label={t('calibration.askWhat', { name })}
          >
            {t('calibration.ask')}
          </Button>
        )}
        <Button
          size="small"
          color="error"
          loading={pending}
          onClick={() => void remove()}
          aria-label={t('calibration.removeWhat', { name })}
        >
          {t('calibration.remove')}
        </Button>
      </Stack>
    </ListItem>
  );
}

function Add({ set }: { set: readonly CalibrationEntry[] }) {
  const { t } = useTranslation('admin');
  const shown = useShownName();
  const { orgId, uid } = useMembership();
  const { sent, jobs } = useLive(
    combineSources({ sent: submittedOf(orgId, latest), jobs: jobsOf(orgId, latest) }),
  );
  const titles = new Map(jobs.items.map(({ id, data }) => [id, data.title]));
  const free = sent.items.filter(
    ({ id, data }) =>
      data.interviewId &&
      !set.some(
        ({ candidateRef }) =>
          candidateRef.candidateUid === id && candidateRef.interviewId === data.interviewId,
      ),
  );
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState('');
  const keyOf = ({ id, data }: (typeof free)[number]): string => `${data.interviewId}/${id}`;
  const wanted = free.find((one) => keyOf(one) === chosen);
  const [add, { pending }] = useAction(
    async () => {
      if (!wanted?.data.interviewId) return;
      await addToCalibration(
        { orgId, interviewId: wanted.data.interviewId, candidateUid: wanted.id },
        uid,
        note,
      );
      setChosen('');
      setNote('');
    },
    { done: t('calibration.added') },
  );
  if (free.length === 0)
    return <Typography color="text.secondary">{t('calibration.chooseNone')}</Typography>;
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      sx={{ maxWidth: 560 }}
    >
      <TextField
        select
        label={t('calibration.choose')}
        value={wanted ? chosen : ''}
        onChange={({ target }) => setChosen(target.value)}
        helperText={t('calibration.chooseHelp', { number: latest })}
      >
        {free.map((one) => (
          <MenuItem
            key={keyOf(one)}
            value={keyOf(one)}
          >{`${shown(one.data.displayName)} · ${titles.get(one.data.interviewId ?? '') ?? ''}`}</MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('calibration.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        helperText={t('calibration.noteHelp')}
        slotProps={{ htmlInput: { maxLength: calibrationNoteMax, dir: 'auto' } }}
      />
      <div>
        <Button type="submit" variant="contained" disabled={!wanted} loading={pending}>
          {t('calibration.add')}
        </Button>
      </div>
    </Stack>
  );
}
