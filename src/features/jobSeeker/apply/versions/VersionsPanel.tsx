// The versions of the resume made for this job: to open, rename, compare with the master and delete.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeVersion } from '#data/seeker/applications.ts';
import type { OwnResume } from '#domain/seeker/ownResume.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useApplicationContext } from '#features/jobSeeker/apply/parts/applicationContext.ts';
import { RenameVersion } from './RenameVersion.tsx';
import { VersionDialog } from './VersionDialog.tsx';

type Asked = { what: 'open' | 'compare' | 'rename' | 'delete'; version: Stored<OwnResume> };

export function VersionsPanel() {
  const { t } = useTranslation('applying');
  const { uid, job, application, versions } = useApplicationContext();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const isSent = (id: string): boolean =>
    application?.data.sentAt != null && application.data.resumeId === id;
  const [remove, { pending }] = useAction(
    async (id: string) => {
      await removeVersion({ uid, jobId: job.id }, id, {
        application: application?.data.resumeId === id,
        job: job.data.resumeId === id,
      });
      close();
    },
    { done: t('version.removed') },
  );
  return (
    <Panel title={t('version.title')} lead={t('version.lead')}>
      {versions.length === 0 && <Typography color="text.secondary">{t('version.none')}</Typography>}
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            isSent={isSent(version.id)}
            onAsk={(what) => setAsked({ what, version })}
          />
        ))}
      </Stack>
      {asked && (asked.what === 'open' || asked.what === 'compare') && (
        <VersionDialog
          version={asked.version}
          comparing={asked.what === 'compare'}
          onClose={close}
        />
      )}
      {asked?.what === 'rename' && (
        <RenameVersion uid={uid} version={asked.version} onClose={close} />
      )}
      <ConfirmDialog
        open={asked?.what === 'delete'}
        title={t('version.deleteTitle')}
        confirmLabel={t('version.act.delete')}
        danger
        pending={pending}
        onClose={close}
        onConfirm={() => {
          if (asked) void remove(asked.version.id);
        }}
      >
        {t(asked && isSent(asked.version.id) ? 'version.deleteSent' : 'version.deleteText', {
          name: asked?.version.data.title || t('version.untitled'),
        })}
      </ConfirmDialog>
    </Panel>
  );
}

interface VersionRowProps {
  version: Stored<OwnResume>;
  isSent: boolean;
  onAsk: (what: Asked['what']) => void;
}

/** One version: its name, whether it was sent, and what can be done with it. */
function VersionRow({ version, isSent, onAsk }: VersionRowProps) {
  const { t } = useTranslation('applying');
  const { relative } = useFormat();
  return (
    <Box
      component="li"
      data-version={version.id}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        py: 1.25,
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          {version.data.title || t('version.untitled')}
        </Typography>
        {isSent && <StatusChip tone="good" label={t('version.sent')} />}
        {version.data.updatedAt && (
          <Typography variant="caption" color="text.secondary">
            {t('version.changed', { when: relative(version.data.updatedAt) })}
          </Typography>
        )}
      </Stack>
      <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', ml: -0.75 }}>
        {(['open', 'compare', 'rename', 'delete'] as const).map((what) => (
          <Button
            key={what}
            size="small"
            color={what === 'delete' ? 'error' : 'primary'}
            aria-label={t(`version.act.${what}Of`, {
              name: version.data.title || t('version.untitled'),
            })}
            onClick={() => onAsk(what)}
          >
            {t(`version.act.${what}`)}
          </Button>
        ))}
      </Stack>
    </Box>
  );
}
