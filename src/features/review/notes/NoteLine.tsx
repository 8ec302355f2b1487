// One note of the team, with the colleagues it names.
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { deleteNote } from '#data/review/notes.ts';
import { findMentions, type Nameable } from '#domain/review/mentions.ts';
import type { Note } from '#domain/review/review.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { MemberName } from '#features/review/parts/MemberName.tsx';

export interface NoteLineProps {
  candidateRef: CandidateRef;
  uid: string;
  note: Stored<Note>;
  colleagues: readonly Nameable[];
  /** A notice led here. */
  wanted: boolean;
}

/** The element that a notice leads to. */
export function noteElementId(noteId: string): string {
  return `note-${noteId}`;
}

function NoteText({ text, mentionable }: { text: string; mentionable: readonly Nameable[] }) {
  const foundMentions = findMentions(text, mentionable);
  return (
    <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {foundMentions.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(foundMentions[index - 1]?.end ?? 0, start)}
          <Box
            component="span"
            data-mention
            sx={{
              bgcolor: 'soft.primary.bg',
              color: 'soft.primary.text',
              borderRadius: '4px',
              px: 0.5,
              fontWeight: 560,
            }}
          >
            {text.slice(start, end)}
          </Box>
        </Fragment>
      ))}
      {text.slice(foundMentions.at(-1)?.end ?? 0)}
    </Typography>
  );
}

export function NoteLine({ candidateRef, uid, note, colleagues, wanted }: NoteLineProps) {
  const { t } = useTranslation(['review', 'common']);
  const { relative, dateTime } = useFormat();
  const [asking, setAsking] = useState(false);
  const [remove, removing] = useAction(deleteNote);
  const { authorUid, text, createdAt, mentions } = note.data;
  return (
    <Box
      component="li"
      id={noteElementId(note.id)}
      tabIndex={-1}
      data-wanted={wanted || undefined}
      sx={{
        py: 1.5,
        scrollMarginTop: 120,
        ...(wanted ? { borderLeft: 3, borderLeftColor: 'primary.main', pl: 1.5 } : {}),
        '&:not(:last-of-type)': { borderBottom: 1, borderBottomColor: 'divider' },
      }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}
      >
        <Typography variant="caption" color="text.secondary">
          <Box component="strong" sx={{ color: 'text.primary', fontWeight: 560 }}>
            <MemberName orgId={candidateRef.orgId} uid={authorUid} />
          </Box>
          {' · '}
          {createdAt && (
            <time dateTime={createdAt.toISOString()} title={dateTime(createdAt)}>
              {relative(createdAt)}
            </time>
          )}
        </Typography>
        {authorUid === uid && (
          <Tooltip title={t('common:actions.delete')}>
            <IconButton
              size="small"
              aria-label={t('notes.delete')}
              onClick={() => setAsking(true)}
              sx={{ my: -0.5 }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Stack>
      <NoteText text={text} mentionable={colleagues.filter((one) => mentions?.includes(one.uid))} />
      <ConfirmDialog
        open={asking}
        danger
        title={t('notes.delete')}
        confirmLabel={t('common:actions.delete')}
        pending={removing.pending}
        onConfirm={() => void remove(candidateRef, note.id)}
        onClose={() => setAsking(false)}
      >
        {t('notes.deleteText')}
      </ConfirmDialog>
    </Box>
  );
}
