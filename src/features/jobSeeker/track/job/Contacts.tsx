// Who is there: people of a job with how to reach them.
import AddIcon from '@mui/icons-material/PersonAddOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, IconButton, Link, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { createId } from '#data/firestore/ids.ts';
import { buildMailtoLink } from '#domain/base/mailAddress.ts';
import { Contact, trackerLimits } from '#domain/seeker/trackedJob.ts';
import { notifyUndo } from '#ui/toasts/notifyUndo.tsx';
import { useTyped } from '#ui/reading/useTyped.ts';
import type { ListProps } from './useList.ts';

const empty: Contact = { id: '', name: '', role: '', email: '', phone: '', notes: '' };
const isEmail = (text: string): boolean => z.email().safeParse(text).success;
/** Only what a telephone can dial. */
const toDialled = (phone: string): string => phone.replace(/[^\d+*#]/g, '');

function parseContact(kept: string): Contact | null {
  try {
    return Contact.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

export function Contacts({ keptAt, items, latest, write }: ListProps<Contact>) {
  const { t } = useTranslation(['tracker', 'common']);
  const [kept, keep] = useTyped(`${keptAt}/contact`);
  const editing = parseContact(kept);
  const edit = (contact: Contact | null): void => keep(contact ? JSON.stringify(contact) : '');
  function save(contact: Contact): void {
    const trimmed: Contact = { ...contact, name: contact.name.trim(), email: contact.email.trim() };
    write(
      latest().some(({ id }) => id === contact.id)
        ? latest().map((one) => (one.id === contact.id ? trimmed : one))
        : [...latest(), { ...trimmed, id: createId() }],
    );
    edit(null);
  }
  function remove(contact: Contact): void {
    const index = items.indexOf(contact);
    write(latest().filter(({ id }) => id !== contact.id));
    notifyUndo(t('contact.removed', { name: contact.name }), t('common:actions.undo'), () =>
      write(latest().toSpliced(index, 0, contact)),
    );
  }
  return (
    <Stack spacing={1}>
      {items.length === 0 && !editing && (
        <Typography variant="body2" color="text.secondary">
          {t('contact.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}>
        {items.map((contact) =>
          editing?.id === contact.id ? (
            <li key={contact.id}>
              <ContactForm contact={editing} change={edit} save={save} cancel={() => edit(null)} />
            </li>
          ) : (
            <ContactRow key={contact.id} contact={contact} edit={edit} remove={remove} />
          ),
        )}
      </Box>
      {editing && !items.some(({ id }) => id === editing.id) && (
        <ContactForm contact={editing} change={edit} save={save} cancel={() => edit(null)} />
      )}
      {!editing && items.length < trackerLimits.contacts && (
        <div>
          <Button size="small" startIcon={<AddIcon />} onClick={() => edit(empty)}>
            {t('contact.add')}
          </Button>
        </div>
      )}
      {items.length >= trackerLimits.contacts && (
        <Typography variant="body2" color="text.secondary">
          {t('contact.most', { count: trackerLimits.contacts })}
        </Typography>
      )}
    </Stack>
  );
}

/** One person of a job, and how to reach them. */
function ContactRow({
  contact,
  edit,
  remove,
}: {
  contact: Contact;
  edit: (contact: Contact | null) => void;
  remove: (contact: Contact) => void;
}) {
  const { t } = useTranslation(['tracker', 'common']);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      data-testid="contact"
      sx={{ alignItems: 'flex-start', py: 0.75 }}
    >
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {contact.name}
          {contact.role && (
            <Typography component="span" variant="body2" color="text.secondary">
              {' '}
              · {contact.role}
            </Typography>
          )}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
          {contact.email && (
            <Link
              variant="body2"
              href={buildMailtoLink(contact.email)}
              sx={{ overflowWrap: 'anywhere', py: 0.25 }}
            >
              {contact.email}
            </Link>
          )}
          {contact.phone &&
            (toDialled(contact.phone) ? (
              <Link variant="body2" href={`tel:${toDialled(contact.phone)}`} sx={{ py: 0.25 }}>
                {contact.phone}
              </Link>
            ) : (
              <Typography variant="body2">{contact.phone}</Typography>
            ))}
        </Stack>
        {contact.notes && (
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {contact.notes}
          </Typography>
        )}
      </Box>
      <IconButton
        size="small"
        aria-label={t('contact.edit', { name: contact.name })}
        onClick={() => edit(contact)}
      >
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('contact.remove', { name: contact.name })}
        onClick={() => remove(contact)}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

interface FormProps {
  contact: Contact;
  change: (contact: Contact) => void;
  save: (contact: Contact) => void;
  cancel: () => void;
}

function ContactForm({ contact, change, save, cancel }: FormProps) {
  const { t } = useTranslation(['tracker', 'common']);
  const [tried, setTried] = useState(false);
  const wrong = {
    name: contact.name.trim() === '' ? t('problem.nameMissing') : null,
    email:
      contact.email.trim() !== '' && !isEmail(contact.email.trim()) ? t('problem.email') : null,
  };
  const field = (name: 'name' | 'role' | 'email' | 'phone', more: object = {}) => {
    const problem = tried && (name === 'name' || name === 'email') ? wrong[name] : null;
    return (
      <TextField
        size="small"
        label={t(`contact.${name}`)}
        value={contact[name]}
        onChange={({ target }) => change({ ...contact, [name]: target.value })}
        error={problem !== null}
        helperText={problem}
        slotProps={{ htmlInput: { maxLength: trackerLimits.short, ...more } }}
      />
    );
  };
  function submit(): void {
    setTried(true);
    if (!wrong.name && !wrong.email) save(contact);
  }
  return (
    <Stack
      component="form"
      noValidate
      spacing={1.5}
      aria-label={t('contact.form')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1.5, my: 0.5 }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ '& > *': { flex: 1 } }}>
        {field('name', { autoFocus: true })}
        {field('role')}
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ '& > *': { flex: 1 } }}>
        {field('email', { inputMode: 'email', autoCapitalize: 'none' })}
        {field('phone', { inputMode: 'tel' })}
      </Stack>
      <TextField
        size="small"
        label={t('contact.notes')}
        multiline
        maxRows={5}
        value={contact.notes}
        onChange={({ target }) => change({ ...contact, notes: target.value })}
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" size="small">
          {t('common:actions.save')}
        </Button>
        <Button size="small" onClick={cancel}>
          {t('common:actions.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
