// Keys for reading from outside: made, their files, ended. Without the plan: what it would give.
import { Alert, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { exportKeysOf } from '#data/insights/exportKeys.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import { membersOf } from '#data/company/team.ts';
import { to } from '#navigation/routes.ts';
import { useMembership, useSession } from '#session/session.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { LockedFeature } from '#ui/dialogs/LockedFeature.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { ExportKeyRow } from './ExportKeyRow.tsx';
import { NewKeyForm } from './NewKeyForm.tsx';

export function AccessTool() {
  const { t } = useTranslation('admin');
  const { tier } = useSession();
  const { orgId } = useMembership();
  const has = tier?.features.apiAccess === true;
  const { keys, members } = useLive(
    combineSources({ keys: exportKeysOf(orgId), members: membersOf(orgId) }),
  );
  const names = new Map(
    members.items.map(({ id, data }) => [id, data.displayName ?? t('calibration.former')]),
  );
  return (
    <Stack spacing={3}>
      {has ? (
        <Panel title={t('access.new')} lead={t('access.lead')}>
          <NewKeyForm />
        </Panel>
      ) : (
        <LockedFeature
          title={t('access.locked')}
          text={t('access.lockedText')}
          state={t('locked.plan')}
          action={{
            label: t('locked.toPlans'),
            to: to('account', {}, { query: { tab: 'billing' } }),
          }}
        />
      )}
      {(has || keys.items.length > 0) && (
        <Panel title={t('access.title')}>
          <Stack spacing={2}>
            <Alert severity="info" variant="outlined">
              {t('access.honest')} {t('access.howText')}
            </Alert>
            {keys.items.length === 0 ? (
              <EmptyState heading="h3" title={t('access.none')} text={t('access.noneText')} />
            ) : (
              keys.items.map((key) => (
                <ExportKeyRow
                  key={key.id}
                  stored={key}
                  by={names.get(key.data.createdBy) ?? t('calibration.former')}
                  has={has}
                />
              ))
            )}
          </Stack>
        </Panel>
      )}
    </Stack>
  );
}
