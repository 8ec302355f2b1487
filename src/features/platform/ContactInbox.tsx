// Messages from the contact page: open ones first, answered by email, marked as handled, page by page.
import {
  Button,
  Link,
  List,
  ListItem,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  contactPages,
  deleteContactMessage,
  handleContactMessage,
  reopenContactMessage,
} from '#data/platform/contactInbox.ts';
import type { StoredContactMessage } from '#domain/platform/contactMessage.ts';
import { buildMailtoLink } from '#domain/base/mailAddress.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { usePaged } from '#ui/reading/usePaged.ts';

type Status = StoredContactMessage['status'];

export function ContactInbox() {
  const { t } = useTranslation('superAdmin');
  const [status, setStatus] = useState<Status>('open');
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={status}
        aria-label={t('inbox.show')}
        sx={{ mb: 1 }}
        onChange={(_event, next: Status | null) => {
          if (next) setStatus(next);
        }}
      >
        <ToggleButton value="open">{t('inbox.open')}</ToggleButton>
        <ToggleButton value="handled">{t('inbox.handled')}</ToggleButton>
      </ToggleButtonGroup>
      <Messages key={status} status={status} />
    </>
  );
}

function Messages({ status }: { status: Status }) {
  const { t } = useTranslation(['superAdmin', 'common']);
  const { items, damaged, more, loading, askMore } = usePaged(contactPages(status));
  if (items.length === 0 && damaged.length === 0 && (loading || !more)) {
    return (
      <Typography color="text.secondary" role="status">
        {loading ? t('common:loading') : t(`inbox.none.${status}`)}
      </Typography>
    );
  }
  return (
    <>
      <List disablePadding aria-label={t('inbox.title')}>
        {items.map((entry) => (
          <MessageRow key={entry.id} entry={entry} />
        ))}
      </List>
      {damaged.length > 0 && <DamagedRows damaged={damaged} />}
      {more && (
        <Button onClick={askMore} loading={loading} sx={{ mt: 1 }}>
          {t('common:actions.loadMore')}
        </Button>
      )}
    </>
  );
}

/** One message with what a super admin can do about it. */
function MessageRow({ entry: { id, data } }: { entry: Stored<StoredContactMessage> }) {
  const { t } = useTranslation(['superAdmin', 'public']);
  const format = useFormat();
  const [move, { pending }] = useAction(() =>
    data.status === 'open' ? handleContactMessage(id) : reopenContactMessage(id),
  );
  const topic = t(`public:contact.topics.${data.topic}`);
  const reply = buildMailtoLink(data.email, {
    subject: `Re: ${t('public:contact.subject', { topic })}`,
  });
  return (
    <ListItem disableGutters divider data-testid={`contact-${id}`}>
      <Stack spacing={1} sx={{ width: 1, minWidth: 0 }}>
        <div>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {topic} · {data.name}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {data.email}
            {data.createdAt && ` · ${format.dateTime(data.createdAt)}`}
            {` · ${t('inbox.reference', { reference: id })}`}
          </Typography>
        </div>
        <Typography lang={data.language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {data.message}
        </Typography>
        <Stack
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Link href={reply} aria-label={t('inbox.replyTo', { name: data.name })}>
            {t('inbox.reply')}
          </Link>
          <Button size="small" variant="outlined" loading={pending} onClick={() => void move()}>
            {t(data.status === 'open' ? 'inbox.handle' : 'inbox.reopen')}
          </Button>
          {data.status === 'handled' && <DeleteMessage entry={{ id, data }} />}
        </Stack>
      </Stack>
    </ListItem>
  );
}

/** Deletes a handled message, after asking. */
function DeleteMessage({ entry }: { entry: Pick<Stored<StoredContactMessage>, 'id' | 'data'> }) {
  const { t } = useTranslation('superAdmin');
  const [asking, setAsking] = useState(false);
  const [remove, { pending }] = useAction(() => deleteContactMessage(entry));
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={t('inbox.deleteFrom', { name: entry.data.name })}
        onClick={() => setAsking(true)}
      >
        {t('inbox.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        pending={pending}
        title={t('inbox.deleteTitle')}
        confirmLabel={t('inbox.delete')}
        onConfirm={() => void remove().finally(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        {t('inbox.deleteText', { name: entry.data.name })}
      </ConfirmDialog>
    </>
  );
}
