// What happened in a company, page by page: its own log, in which acts of the platform stand too.
import { Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { auditPages } from '#data/company/auditLog.ts';
import { memberOf } from '#data/company/members.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { usePaged } from '#ui/reading/usePaged.ts';
import { useActWords } from '#features/platform/useActWords.ts';
import type { CompanyProps } from './companyProps.ts';

export function AuditTab({ orgId }: CompanyProps) {
  const { t } = useTranslation(['superAdmin', 'common']);
  const format = useFormat();
  const words = useActWords();
  const { items, loading, more, askMore } = usePaged(
    auditPages(orgId, { who: null, actions: null, named: 'platform' }),
  );
  if (items.length === 0 && loading) return <RowsSkeleton rows={6} />;
  return (
    <Panel title={t('companies.tabs.audit')} lead={t('company.auditLead')}>
      {items.length === 0 ? (
        <Typography color="text.secondary">{t('acts.none')}</Typography>
      ) : (
        <List dense disablePadding>
          {items.map(({ id, data }) => {
            const byPlatform = data.action.startsWith('platform.');
            return (
              <ListItem key={id} disableGutters divider>
                <ListItemText
                  primary={
                    <Stack
                      direction="row"
                      useFlexGap
                      spacing={1}
                      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
                    >
                      <span>{words(data.action)}</span>
                      {byPlatform && <StatusChip tone="info" label={t('acts.platform')} />}
                    </Stack>
                  }
                  secondary={
                    <>
                      {byPlatform ? (
                        t('acts.superAdmin')
                      ) : (
                        <Boundary fallback="…" failed={() => t('acts.former')}>
                          <Member orgId={orgId} uid={data.actorUid} />
                        </Boundary>
                      )}
                      {data.at && ` · ${format.dateTime(data.at)}`}
                      {byPlatform && data.detail && ` · ${data.detail}`}
                    </>
                  }
                  slotProps={{ secondary: { sx: { overflowWrap: 'anywhere' } } }}
                />
              </ListItem>
            );
          })}
        </List>
      )}
      {more && (
        <Button onClick={askMore} loading={loading} sx={{ mt: 1 }}>
          {t('common:actions.loadMore')}
        </Button>
      )}
    </Panel>
  );
}

function Member({ orgId, uid }: { orgId: string; uid: string }) {
  const { t } = useTranslation('superAdmin');
  return useLive(memberOf(orgId, uid))?.data.displayName ?? t('acts.former');
}
