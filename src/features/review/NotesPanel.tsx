// Notes of the team, live for everybody who has this candidate open.
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Stack, TextField, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note } from '#domain/review.ts';
import type { Stored } from '#domain/source.ts';
import { targetOf, type CandidatePlace } from '#data/candidateFile.ts';
import { addNote, deleteNote, notesOf } from '#data/notes.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAction } from '#ui/useAction.ts';
import { useLive } from '#ui/useLive.ts';
import { MemberName } from './MemberName.tsx';
import { useKept } from './useKept.ts';

const pageSize = 20;

function NoteLine({ place, uid, note }: { place: CandidatePlace; uid: string; note: Stored<Note> }) {
  const { t } = useTranslation(['review', 'common']);
  const { relative, dateTime } = useFormat();
  const [asking, setAsking] = useState(false);
  const [remove, removing] = useAction(deleteNote);
  const { authorUid, text, createdAt } = note.data;
  return (
    <Box component="li" sx={{ py: 1.5, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography variant="caption" color="text.secondary">
          <Box component="strong" sx={{ color: 'text.primary', fontWeight: 560 }}><MemberName orgId={place.orgId} uid={authorUid} /></Box>
          {' · '}
          {createdAt && <time dateTime={createdAt.toISOString()} title={dateTime(createdAt)}>{relative(createdAt)}</time>}
        </Typography>
        {authorUid === uid && <Tooltip title={t('common:actions.delete')}><IconButton size="small" aria-label={t('notes.delete')} onClick={() => setAsking(true)} sx={{ my: -0.5 }}><DeleteIcon fontSize="small" /></IconButton></Tooltip>}
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      <ConfirmDialog open={asking} danger title={t('notes.delete')} confirmLabel={t('common:actions.delete')} pending={removing.pending} onConfirm={() => void remove(place, note.id)} onClose={() => setAsking(false)}>{t('notes.deleteText')}</ConfirmDialog>
    </Box>
  );
}

export function NotesPanel({ place, uid }: { place: CandidatePlace; uid: string }) {
  const { t } = useTranslation(['review', 'common']);
  const [size, setSize] = useState(pageSize);
  const [text, setText, forget] = useKept(`hirely.note/${uid}/${place.orgId}/${targetOf(place)}`);
  const notes = useLive(notesOf(place, size));
  const [add, adding] = useAction(addNote);

  async function submit(): Promise<void> {
    if (text.trim() === '') return;
    if ((await add(place, uid, text.trim())) !== undefined) forget();
  }

  return (
    <Panel title={t('notes.title')} lead={t('notes.lead')}>
      <Box component="form" noValidate onSubmit={(event) => { event.preventDefault(); void submit(); }}>
        <TextField fullWidth multiline minRows={2} maxRows={10} label={t('notes.field')} value={text} onChange={({ target }) => setText(target.value)} slotProps={{ htmlInput: { maxLength: 10_000 } }} />
        <Stack direction="row" sx={{ mt: 1, justifyContent: 'flex-end' }}><Button type="submit" variant="outlined" size="small" disabled={text.trim() === ''} loading={adding.pending}>{t('notes.add')}</Button></Stack>
      </Box>
      <Box aria-live="polite">
        <Stack component="ul" aria-label={t('notes.title')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {notes.items.map((note) => <NoteLine key={note.id} place={place} uid={uid} note={note} />)}
        </Stack>
      </Box>
      {notes.items.length === 0 && <Typography variant="body2" color="text.secondary">{t('notes.none')}</Typography>}
      {notes.more && <Button size="small" onClick={() => setSize(size + pageSize)}>{t('common:actions.loadMore')}</Button>}
    </Panel>
  );
}
