// Before an interview, for somebody with an account: whether what they saved as helpful is used here. Nothing of it leaves the device until they send a request.
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seekerProfileOf } from '#data/seeker/seekerProfile.ts';
import { asksSomething } from '#domain/candidate/accommodation.ts';
import type { AnswerFormat } from '#domain/recordings/recording.ts';
import { hasHelps, helpsHere, type HelpsHere } from '#domain/invitations/savedHelps.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { quietly, valueOf } from '#ui/reading/quietly.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { saidOfHelps, sayOfHelps, startCalm } from './ownHelps.ts';

export interface SavedHelpsProps {
  uid: string;
  interviewId: string;
  company: string;
  formatsEverywhere: readonly AnswerFormat[] | null;
  onUse: (here: HelpsHere) => void;
}

export function SavedHelps({
  uid,
  interviewId,
  company,
  formatsEverywhere,
  onUse,
}: SavedHelpsProps) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const helps = valueOf(useLive(quietly(seekerProfileOf(uid))))?.data.helps;
  const [said, setSaid] = useState(() => saidOfHelps(interviewId));
  if (!hasHelps(helps)) return null;
  if (said === 'notNow') return null;
  const here = helpsHere(helps, formatsEverywhere, t('helps.captions'));
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
  function say(next: 'use' | 'notNow'): void {
    sayOfHelps(interviewId, next);
    setSaid(next);
    if (next === 'notNow') return;
    if (calm) startCalm(interviewId);
    onUse(here);
  }
  if (said === 'use')
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
          <Button variant="contained" onClick={() => say('use')}>
            {t('helps.use')}
          </Button>
          <Button onClick={() => say('notNow')}>{t('helps.notNow')}</Button>
        </Stack>
      </Stack>
    </Panel>
  );
}
