// One key: until when it reads, its files with their sums and addresses, writing them anew, and its end.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  exportFilesOf,
  exportFileUrl,
  revokeExportKey,
  writeExportFiles,
} from '#data/insights/exportKeys.ts';
import {
  exportKeyStateOf,
  formatShownKey,
  type ExportFile,
  type ExportKey,
} from '#domain/insights/exportKey.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { notifyDone } from '#ui/toasts/notify.ts';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';

const tones = { open: 'good', expired: 'neutral', revoked: 'neutral' } as const;

export function ExportKeyRow({
  stored: { id: secret, data },
  by,
  has,
}: {
  stored: Stored<ExportKey>;
  by: string;
  has: boolean;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { orgId, uid, organization } = useMembership();
  const state = exportKeyStateOf(data, useNow());
  const [asking, setAsking] = useState(false);
  const [write, writing] = useAction(async () =>
    notifyDone(
      t('access.written', {
        count: await writeExportFiles(orgId, uid, organization, secret, data.scopes),
      }),
    ),
  );
  const [revoke, revoking] = useAction(() => revokeExportKey(orgId, uid, secret, data), {
    done: t('access.revoked'),
  });
  return (
    <Box
      component="section"
      aria-label={data.name}
      data-testid="export-key"
      data-state={state}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}
    >
      <KeyHead
        isWriting={writing.pending}
        data={data}
        state={state}
        has={has}
        write={write}
        setAsking={setAsking}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {[
          t('access.secret', { key: formatShownKey(secret) }),
          t('access.by', { name: by }),
          t(state === 'open' ? 'access.ends' : 'access.ended', {
            when: format.dateTime(data.revokedAt ?? data.expiresAt),
          }),
          format.list(data.scopes.map((scope) => t(`access.scope.${scope}`))),
        ].join(' · ')}
      </Typography>
      {state === 'open' && (
        <Boundary fallback={<RowsSkeleton rows={2} />}>
          <Files secret={secret} name={data.name} />
        </Boundary>
      )}
      <RevokeDialog
        pending={revoking.pending}
        name={data.name}
        asking={asking}
        setAsking={setAsking}
        revoke={revoke}
      />
    </Box>
  );
}

interface KeyHeadProps {
  isWriting: boolean;
  data: ExportKey;
  state: ReturnType<typeof exportKeyStateOf>;
  has: boolean;
  write: () => Promise<unknown>;
  setAsking: (next: boolean) => void;
}

/** The key, its state, and what can be done with it. */
function KeyHead({ isWriting, data, state, has, write, setAsking }: KeyHeadProps) {
  const { t } = useTranslation('admin');
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {data.name}
      </Typography>
      <StatusChip tone={tones[state]} label={t(`access.state.${state}`)} />
      <Box sx={{ flex: 1 }} />
      {state === 'open' && has && (
        <Button size="small" variant="outlined" loading={isWriting} onClick={() => void write()}>
          {t('access.write')}
        </Button>
      )}
      {state !== 'revoked' && (
        <Button size="small" color="error" onClick={() => setAsking(true)}>
          {t('access.revoke')}
        </Button>
      )}
    </Stack>
  );
}

interface RevokeDialogProps {
  pending: boolean;
  name: string;
  asking: boolean;
  setAsking: (next: boolean) => void;
  revoke: () => Promise<unknown>;
}

/** Asks before a key is revoked. */
function RevokeDialog({ pending, name, asking, setAsking, revoke }: RevokeDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      open={asking}
      danger
      pending={pending}
      title={t('access.revokeTitle', { name: name })}
      confirmLabel={t('access.revoke')}
      onClose={() => setAsking(false)}
      onConfirm={() => void revoke().then(() => setAsking(false))}
    >
      {t('access.revokeText')}
    </ConfirmDialog>
  );
}

function Files({ secret, name }: { secret: string; name: string }) {
  const { t } = useTranslation('admin');
  const { orgId } = useMembership();
  const files = useLive(exportFilesOf(orgId, secret)).items;
  if (files.length === 0)
    return (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('access.never')}
      </Typography>
    );
  return (
    <Box
      component="ul"
      aria-label={t('access.filesOf', { name })}
      sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.5 }}
    >
      {files.map((file) => (
        <File key={file.id} secret={secret} file={file} />
      ))}
    </Box>
  );
}

function File({ secret, file: { id, data } }: { secret: string; file: Stored<ExportFile> }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const { orgId } = useMembership();
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: 'center', flexWrap: 'wrap', justifyContent: 'space-between' }}
      >
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('access.file', {
            file: id,
            rows: format.number(data.rows),
            when: data.at ? format.dateTime(data.at) : '–',
          })}
        </Typography>
        <Stack direction="row" spacing={1}>
          <CopyButton text={exportFileUrl(orgId, secret, id)} label={t('access.copyUrl')} />
          <Button
            size="small"
            aria-label={`${t('access.download')}: ${id}`}
            onClick={() =>
              saveFile(
                [data.text],
                id.endsWith('.csv') ? 'text/csv;charset=utf-8' : 'application/json',
                `hirely-${id}`,
              )
            }
          >
            {t('access.download')}
          </Button>
        </Stack>
      </Stack>
      <Typography
        variant="caption"
        color="text.secondary"
        sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        {t('access.sum', { sum: data.sha256 })}
      </Typography>
    </Box>
  );
}
