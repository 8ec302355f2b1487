// Before an interview, for somebody with an account: whether what they saved as helpful is used here. Nothing of it leaves the device until they send a request.
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seekerProfileOf } from '#data/seeker/seekerProfile.ts';
import { asksSomething } from '#domain/candidate/accommodation.ts';
import type { AnswerFormat } from '#domain/recordings/recording.ts';
import {
  hasPreferences,
  getPreferencesHere,
  type PreferencesHere,
} from '#domain/invitations/accommodationPreferences.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { readPreferencesChoice, savePreferencesChoice, startCalm } from './preferencesChoice.ts';

export interface SavedPreferencesProps {
  uid: string;
  interviewId: string;
  company: string;
  formatsEverywhere: readonly AnswerFormat[] | null;
  onUse: (here: PreferencesHere) => void;
}

export function SavedPreferences({
  uid,
  interviewId,
  company,
  formatsEverywhere,
  onUse,
}: SavedPreferencesProps) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const preferences = valueOf(useLive(wrapResult(seekerProfileOf(uid))))?.data.helps;
  const [choice, setChoice] = useState(() => readPreferencesChoice(interviewId));
  if (!hasPreferences(preferences)) return null;
  if (choice === 'notNow') return null;
  const here = getPreferencesHere(preferences, formatsEverywhere, t('helps.captions'));
  const { asking, calm } = here;
  const forCompany = [
    ...(asking.percent
      ? [t('accommodation.askedTime', { percent: format.percent(asking.percent / 100) })]
      : []),
    ...(asking.format ? [t(`accommodation.formatIs.${asking.format}`)] : []),
    ...(asking.note ? [`“${asking.note}”`] : []),
  ];
  const own = [
    ...(here.format ? [t(`about.ways.${here.format}`)] : []),
    ...(calm ? [t('helps.calm')] : []),
  ];
  function choose(next: 'use' | 'notNow'): void {
    savePreferencesChoice(interviewId, next);
    setChoice(next);
    if (next === 'notNow') return;
    if (calm) startCalm(interviewId);
    onUse(here);
  }
  if (choice === 'use')
    return (
      <Typography role="status" color="text.secondary" data-testid="saved-helps">
        {t(own.length > 0 ? 'helps.used' : 'helps.usedAsk', { own: format.list(own) })}
      </Typography>
    );
  return (
    <Panel title={t('helps.title')}>
      <Stack spacing={1.5} data-testid="saved-helps">
        {own.length > 0 && <Typography>{t('helps.own', { own: format.list(own) })}</Typography>}
        {asksSomething(asking) && (
          <Typography dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {t('helps.ask', { company, what: forCompany.join(' · ') })}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {t(asksSomething(asking) ? 'helps.stillYours' : 'helps.nothingSent', { company })}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={() => choose('use')}>
            {t('helps.use')}
          </Button>
          <Button onClick={() => choose('notNow')}>{t('helps.notNow')}</Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
