// Accommodation preferences for interviews, private to the job seeker; carried into an interview only when they choose so there.
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveSeekerProfile, seekerProfileOf } from '#data/seeker/seekerProfile.ts';
import { askedPercents } from '#domain/candidate/accommodation.ts';
import { seekerLimits, type SeekerProfile } from '#domain/seeker/seekerProfile.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { SavedChoice } from './SavedChoice.tsx';
import { SavedSwitch } from './SavedSwitch.tsx';
import { SavedText } from './SavedText.tsx';

const formats = ['text', 'voice', 'video'] as const;
type AccommodationPreferences = NonNullable<SeekerProfile['helps']>;

export function AccessibilityTab({ uid }: { uid: string }) {
  const { t } = useTranslation('ownProfile');
  const format = useFormat();
  const preferences: AccommodationPreferences = useLive(seekerProfileOf(uid))?.data.helps ?? {};
  const [isAsking, setAsking] = useState(false);
  const save = (change: AccommodationPreferences): Promise<void> =>
    saveSeekerProfile(uid, { helps: change });
  const [clear, { pending }] = useAction(
    async () => {
      await save({ format: null, extraTime: null, captions: null, calmTimer: null, note: null });
      setAsking(false);
    },
    { done: t('helps.cleared') },
  );
  const factors = askedPercents.map((percent) => ({
    value: String(1 + percent / 100),
    label: t('helps.timeMore', { percent: format.percent(percent / 100) }),
  }));
  const hasAny = Object.values(preferences).some(
    (value) => value !== null && value !== undefined && value !== false && value !== '',
  );
  return (
    <Panel title={t('helps.title')} lead={t('helps.lead')}>
      <Stack spacing={1.5}>
        <SavedChoice
          label={t('helps.format')}
          none={t('helps.formats.none')}
          value={preferences.format ?? ''}
          choices={formats.map((value) => ({ value, label: t(`helps.formats.${value}`) }))}
          save={(next) => save({ format: next })}
        />
        <SavedChoice
          label={t('helps.time')}
          none={t('helps.timeNone')}
          value={
            factors.find(({ value }) => value === String(preferences.extraTime ?? ''))?.value ?? ''
          }
          choices={factors}
          save={(next) => save({ extraTime: next === null ? null : Number(next) })}
        />
        <SavedSwitch
          label={t('helps.calm')}
          help={t('helps.calmHelp')}
          value={preferences.calmTimer === true}
          save={(calmTimer) => save({ calmTimer })}
        />
        <SavedSwitch
          label={t('helps.captions')}
          help={t('helps.captionsHelp')}
          value={preferences.captions === true}
          save={(captions) => save({ captions })}
        />
        <SavedText
          stored={{
            name: `${uid}/helps`,
            value: preferences.note ?? '',
            save: (note) => save({ note: note === '' ? null : note }),
          }}
          label={t('helps.note')}
          help={t('helps.noteHelp')}
          max={seekerLimits.helpNote}
          lines={2}
        />
        {hasAny && (
          <div>
            <Button onClick={() => setAsking(true)}>{t('helps.clear')}</Button>
          </div>
        )}
      </Stack>
      <ClearDialog isAsking={isAsking} pending={pending} clear={clear} setAsking={setAsking} />
    </Panel>
  );
}

interface ClearDialogProps {
  isAsking: boolean;
  pending: boolean;
  clear: () => Promise<unknown>;
  setAsking: (next: boolean) => void;
}

/** Asks before everything is cleared. */
function ClearDialog({ isAsking, pending, clear, setAsking }: ClearDialogProps) {
  const { t } = useTranslation('ownProfile');
  return (
    <ConfirmDialog
      open={isAsking}
      title={t('helps.clearTitle')}
      confirmLabel={t('helps.clear')}
      pending={pending}
      onConfirm={() => void clear()}
      onClose={() => setAsking(false)}
    >
      {t('helps.clearText')}
    </ConfirmDialog>
  );
}
