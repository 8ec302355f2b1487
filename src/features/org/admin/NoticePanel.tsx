// The notice about automated tools as it was published, and whether it has stood long enough; the last audit. Kept with a revision guard.
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { complianceOf } from '#data/fairness/compliance.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import { policiesOf } from '#data/company/policies.ts';
import { noticeBusinessDays } from '#domain/base/businessDays.ts';
import { auditStateOf, noticeStateOf, type ComplianceChoice } from '#domain/fairness/compliance.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership } from '#session/session.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { useNoticeChoice } from './useNoticeChoice.ts';
import { NoticeFields } from './NoticeFields.tsx';

const tones = { missing: 'warning', future: 'info', waiting: 'info', ready: 'good' } as const;

export function NoticePanel() {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const now = useNow();
  const { orgId, uid } = useMembership();
  const { stored, policies } = useLive(
    combineSources({ stored: complianceOf(orgId), policies: policiesOf(orgId) }),
  );
  const { choice, setChoice, isDirty, isOld, take, save, pending } = useNoticeChoice({
    stored,
    orgId,
    uid,
  });
  const today = now.toISOString().slice(0, 10);
  const state = noticeStateOf(
    { notice: choice.notice, publishedOn: choice.publishedOn || null },
    today,
  );
  const audit = auditStateOf(choice.auditedOn, today);
  const day = (text: string): string => format.date(new Date(`${text}T12:00:00`));
  function formatState(): string {
    if (state.kind === 'missing') return t('compliance.missing');
    if (state.kind === 'future') return t('compliance.futureText', { day: day(state.readyOn) });
    if (state.kind === 'waiting')
      return t('compliance.waiting', { count: state.left, day: day(state.readyOn) });
    return t('compliance.ready', {
      days: state.days,
      least: noticeBusinessDays,
      day: day(state.readyOn),
    });
  }
  const tooLate = choice.auditedOn > today;
  const dayField = (name: 'publishedOn' | 'auditedOn') => (
    <DayField name={name} choice={choice} setChoice={setChoice} tooLate={tooLate} />
  );
  const defaults = policies?.data.notice;
  return (
    <Panel
      title={t('compliance.notice')}
      lead={t('compliance.noticeLead', { days: noticeBusinessDays })}
    >
      <Stack
        component="form"
        noValidate
        spacing={2.5}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {isOld && isDirty && <ChangedMeanwhile take={take} />}
        <NoticeState state={state} formatState={formatState} />
        <NoticeFields choice={choice} setChoice={setChoice} dayField={dayField} />
        <Typography variant="body2" color={audit?.isOver ? 'error' : 'text.secondary'}>
          {audit
            ? t(audit.isOver ? 'compliance.auditOver' : 'compliance.auditUntil', {
                day: day(audit.until),
              })
            : t('compliance.auditNone')}
        </Typography>
        <NoticeActions
          pending={pending}
          isDirty={isDirty}
          tooLate={tooLate}
          defaults={defaults}
          setChoice={setChoice}
          choice={choice}
        />
      </Stack>
    </Panel>
  );
}

/** The state of the notice. */
function NoticeState({
  state,
  formatState,
}: {
  state: ReturnType<typeof noticeStateOf>;
  formatState: () => string;
}) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      data-testid="notice-state"
      data-state={state.kind}
    >
      <StatusChip tone={tones[state.kind]} label={t(`compliance.state.${state.kind}`)} />
      <Typography>{formatState()}</Typography>
    </Stack>
  );
}

interface DayFieldProps {
  name: 'publishedOn' | 'auditedOn';
  choice: ComplianceChoice;
  setChoice: (next: ComplianceChoice) => void;
  tooLate: boolean;
}

/** A day of the notice or the audit. */
function DayField({ name, choice, setChoice, tooLate }: DayFieldProps) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <TextField
      type="date"
      label={t(`compliance.${name}`)}
      value={choice[name]}
      onChange={({ target }) => setChoice({ ...choice, [name]: target.value })}
      error={name === 'auditedOn' && tooLate}
      helperText={name === 'auditedOn' && tooLate ? t('compliance.future') : undefined}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** Somebody else kept another state meanwhile. */
function ChangedMeanwhile({ take }: { take: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={take}>
          {t('compliance.takeTheirs')}
        </Button>
      }
    >
      {t('compliance.changed')}
    </Alert>
  );
}

interface NoticeActionsProps {
  pending: boolean;
  isDirty: boolean;
  tooLate: boolean;
  defaults: { en: string; es: string } | undefined;
  setChoice: (next: ComplianceChoice) => void;
  choice: ComplianceChoice;
}

/** Keeps the notice, or begins with the one of the company's policies. */
function NoticeActions({
  pending,
  isDirty,
  tooLate,
  defaults,
  setChoice,
  choice,
}: NoticeActionsProps) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button type="submit" variant="contained" loading={pending} disabled={!isDirty || tooLate}>
        {t('common:actions.save')}
      </Button>
      {defaults && (defaults.en || defaults.es) && (
        <Button
          onClick={() => setChoice({ ...choice, notice: { en: defaults.en, es: defaults.es } })}
        >
          {t('compliance.take')}
        </Button>
      )}
      {isDirty && (
        <Typography variant="body2" color="text.secondary">
          {t('compliance.unsaved')}
        </Typography>
      )}
    </Stack>
  );
}
