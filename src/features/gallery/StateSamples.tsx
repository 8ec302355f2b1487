// Messages, waiting, nothing, failure, and what opens above the page.
import InboxIcon from '@mui/icons-material/InboxOutlined';
import { Alert, AlertTitle, Button, Menu, MenuItem, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fault } from '#domain/base/fault.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { notify, notifyDone } from '#ui/toasts/notify.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';

export function MessageSamples() {
  const { t } = useTranslation('gallery');
  return (
    <Stack spacing={1.5}>
      <Alert severity="info">{t('sample.info')}</Alert>
      <Alert severity="success">{t('sample.success')}</Alert>
      <Alert severity="warning">
        <AlertTitle>{t('sample.ownership')}</AlertTitle>
        {t('sample.warning')}
      </Alert>
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small">
            {t('sample.secondary')}
          </Button>
        }
      >
        {t('sample.failed')}
      </Alert>
    </Stack>
  );
}

export function WaitingSamples() {
  return (
    <Stack spacing={2}>
      <Loading />
      <RowsSkeleton rows={3} />
    </Stack>
  );
}

export function EmptySamples() {
  const { t } = useTranslation('gallery');
  return (
    <Panel>
      <EmptyState
        icon={<InboxIcon />}
        heading="h3"
        title={t('sample.emptyTitle')}
        text={t('sample.emptyText')}
        action={{ label: t('sample.emptyAction'), onClick: () => notify(t('sample.infoText')) }}
      />
    </Panel>
  );
}

export function FailureSamples() {
  return (
    <>
      <ErrorState fault={new Fault('offline')} retry={() => undefined} />
      <ErrorState fault={new Fault('fileTooLarge', { values: { limit: '5 MB' } })} />
      <Boundary failed={(fault) => <ErrorState fault={fault} />}>
        <Loading />
      </Boundary>
    </>
  );
}

export function OverlaySamples() {
  const { t } = useTranslation('gallery');
  const [asking, ask] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => ask(true)}>
        {t('sample.openDialog')}
      </Button>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('sample.openMenu')}
      </Button>
      <Button variant="outlined" onClick={() => notifyDone(t('sample.doneText'))}>
        {t('sample.toastDone')}
      </Button>
      <Button variant="outlined" onClick={() => notify(t('sample.infoText'))}>
        {t('sample.toastInfo')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={t('sample.dialogTitle')}
        confirmLabel={t('sample.danger')}
        onConfirm={() => ask(false)}
        onClose={() => ask(false)}
      >
        {t('sample.dialogText')}
      </ConfirmDialog>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => setAnchor(null)}>{t('sample.item1')}</MenuItem>
        <MenuItem onClick={() => setAnchor(null)}>{t('sample.item2')}</MenuItem>
      </Menu>
    </Stack>
  );
}
