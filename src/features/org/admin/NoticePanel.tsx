// The notice about automated tools as it was published, and whether it has stood long enough; the last audit. Kept with a revision guard.
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { complianceOf, saveCompliance } from '#data/fairness/compliance.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import { policiesOf } from '#data/company/policies.ts';
import { noticeBusinessDays } from '#domain/base/businessDays.ts';
import {
  auditStateOf,
  complianceLimits,
  noticeStateOf,
  type Compliance,
  type ComplianceChoice,
} from '#domain/fairness/compliance.ts';
import { languageNames, languages } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership } from '#session/session.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';

const tones = { missing: 'warning', future: 'info', waiting: 'info', ready: 'good' } as const;

function choiceOf(kept: Compliance | null): ComplianceChoice {
  return {
    notice: kept?.notice ?? { en: '', es: '' },
    publishedOn: kept?.publishedOn ?? '',
    where: kept?.where ?? '',
    auditedOn: kept?.auditedOn ?? '',
    auditWhere: kept?.auditWhere ?? '',
  };
}

export function NoticePanel() {
  const { t } = useTranslation(['admin', 'common']);
  const format = useFormat();
  const now = useNow();
  const { orgId, uid } = useMembership();
  const { stored, policies } = useLive(
    combineSources({ stored: complianceOf(orgId), policies: policiesOf(orgId) }),
  );
  const kept = stored?.data ?? null;
  const [seen, setSeen] = useState(kept);
  const [choice, setChoice] = useState(() => choiceOf(kept));
  const isDirty = JSON.stringify(choice) !== JSON.stringify(choiceOf(seen));
  const isOld = (kept?.rev ?? 0) !== (seen?.rev ?? 0);
  function take(): void {
    setSeen(kept);
    setChoice(choiceOf(kept));
  }
  // What somebody else kept is taken over at once where nothing is typed here; one's own as soon as it has come back.
  if (isOld && (!isDirty || JSON.stringify(choice) === JSON.stringify(choiceOf(kept)))) take();
  const [save, { pending }] = useAction(() => saveCompliance(orgId, uid, seen?.rev ?? 0, choice), {
    done: t('compliance.saved'),
  });
  const today = now.toISOString().slice(0, 10);
  const state = noticeStateOf(
    { notice: choice.notice, publishedOn: choice.publishedOn || null },
    today,
  );
  const audit = auditStateOf(choice.auditedOn, today);
  const day = (text: string): string => format.date(new Date(`${text}T12:00:00`));
  function sayState(): string {
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
        {isOld && isDirty && (
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
        )}
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          data-testid="notice-state"
          data-state={state.kind}
        >
          <StatusChip tone={tones[state.kind]} label={t(`compliance.state.${state.kind}`)} />
          <Typography>{sayState()}</Typography>
        </Stack>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          {languages.map((language) => (
            <TextField
              key={language}
              multiline
              minRows={4}
              maxRows={14}
              label={`${t('compliance.text')} · ${languageNames[language]}`}
              value={choice.notice[language]}
              onChange={({ target }) =>
                setChoice({ ...choice, notice: { ...choice.notice, [language]: target.value } })
              }
              slotProps={{ htmlInput: { maxLength: complianceLimits.noticeMax, lang: language } }}
            />
          ))}
          {dayField('publishedOn')}
          <TextField
            label={t('compliance.where')}
            value={choice.where}
            onChange={({ target }) => setChoice({ ...choice, where: target.value })}
            helperText={t('compliance.whereHelp')}
            slotProps={{ htmlInput: { maxLength: complianceLimits.whereMax } }}
          />
          {dayField('auditedOn')}
          <TextField
            label={t('compliance.auditWhere')}
            value={choice.auditWhere}
            onChange={({ target }) => setChoice({ ...choice, auditWhere: target.value })}
            slotProps={{ htmlInput: { maxLength: complianceLimits.whereMax } }}
          />
        </Box>
        <Typography variant="body2" color={audit?.isOver ? 'error' : 'text.secondary'}>
          {audit
            ? t(audit.isOver ? 'compliance.auditOver' : 'compliance.auditUntil', {
                day: day(audit.until),
              })
            : t('compliance.auditNone')}
        </Typography>
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Button
            type="submit"
            variant="contained"
            loading={pending}
            disabled={!isDirty || tooLate}
          >
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
      </Stack>
    </Panel>
  );
}
