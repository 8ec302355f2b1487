// Which reminders somebody wants, whether this browser may show them, and product mails.
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveSeekerProfile, seekerProfileOf } from '#data/seeker/seekerProfile.ts';
import { saveProfile } from '#data/account/users.ts';
import { wishesOf } from '#domain/seeker/reminders.ts';
import { useSession } from '#session/session.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { readNotificationState } from './notification.ts';
import { SavedSwitch } from './SavedSwitch.tsx';

const kinds = ['interviews', 'tasks', 'review'] as const;

export function Notices({ uid }: { uid: string }) {
  const { t } = useTranslation('ownProfile');
  const { user } = useSession();
  const wishes = wishesOf(useLive(seekerProfileOf(uid))?.data.reminders);
  const [state, setState] = useState(readNotificationState);
  return (
    <>
      <Panel title={t('notices.title')} lead={t('notices.lead')}>
        <Stack spacing={1}>
          {kinds.map((kind) => (
            <SavedSwitch
              key={kind}
              label={t(`notices.${kind}`)}
              value={wishes[kind]}
              save={(on) => saveSeekerProfile(uid, { reminders: { [kind]: on } })}
            />
          ))}
        </Stack>
        <Typography variant="h3" sx={{ mt: 2.5, mb: 0.5, fontSize: '1rem' }}>
          {t('notices.browser')}
        </Typography>
        <Typography color="text.secondary" role="status">
          {t(`notices.permission.${state}`)}
        </Typography>
        {state === 'default' && (
          <Button
            variant="outlined"
            sx={{ mt: 1 }}
            onClick={() =>
              void Notification.requestPermission().then(() => setState(readNotificationState()))
            }
          >
            {t('notices.allow')}
          </Button>
        )}
      </Panel>
      <Panel title={t('notices.mail')}>
        <SavedSwitch
          label={t('notices.marketing')}
          help={t('notices.marketingHelp')}
          value={user?.marketingAccepted ?? false}
          save={(marketingAccepted) => saveProfile(uid, { marketingAccepted })}
        />
      </Panel>
    </>
  );
}
