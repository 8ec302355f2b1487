// Notes of the team: one's own at any time, those of colleagues live once one's own scorecard is in (the rules see to it).
// Colleagues named with "@" are notified.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useLocation } from 'react-router-dom';
import { targetOf } from '#data/candidate/candidateFile.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { addNote, notesOf, ownNotesOf } from '#data/review/notes.ts';
import { listMentioned, mentionsMax } from '#domain/review/mentions.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { ClosedNotes } from './ClosedNotes.tsx';
import { NoteLine, noteElementId, type NoteLineProps } from './NoteLine.tsx';
import { bringIntoView } from '#features/review/parts/bringIntoView.ts';
import { useColleagues } from './useColleagues.ts';
import { useKept } from '#ui/reading/useKept.ts';
import { NewNote } from './NewNote.tsx';

const pageSize = 20;
/** How far back the note of a notice is searched. */
const scanLimit = 100;

export interface NotesPanelProps {
  candidateRef: CandidateRef;
  me: { uid: string; name: string };
  /** My own scorecard is submitted. */
  handedIn: boolean;
  /** A scorecard may still be submitted. */
  scorable: boolean;
}

export function NotesPanel({ candidateRef, me, handedIn, scorable }: NotesPanelProps) {
  const { t } = useTranslation(['review', 'common']);
  const { hash, key } = useLocation();
  const [chosen, setSize] = useState(pageSize);
  const led = hash.startsWith(`#${noteElementId('')}`);
  const size = led ? Math.max(chosen, scanLimit) : chosen;
  const {
    value: text,
    set: setText,
    forget,
  } = useKept(
    `hirely.note/${me.uid}/${candidateRef.orgId}/${targetOf(candidateRef)}`,
    z.string(),
    '',
  );
  const notes = useLive(
    handedIn ? notesOf(candidateRef, size) : ownNotesOf(candidateRef, me.uid, size),
  );
  const [add, adding] = useAction(addNote);
  const people = useColleagues(
    candidateRef.orgId,
    text.includes('@') || notes.items.some(({ data }) => (data.mentions ?? []).length > 0),
  );
  const others = people?.filter(({ uid }) => uid !== me.uid);
  const mentioned = listMentioned(text, others ?? []);
  const tooMany = mentioned.length > mentionsMax;

  const wanted = notes.items.find(({ id }) => hash === `#${noteElementId(id)}`)?.id ?? null;
  useWantedNote(wanted, key, handedIn);

  async function submit(): Promise<void> {
    if (text.trim() === '' || tooMany) return;
    if ((await add(candidateRef, me, text.trim(), mentioned)) !== undefined) forget();
  }

  const none = notes.items.length === 0 && (
    <Typography variant="body2" color="text.secondary">
      {t('notes.none')}
    </Typography>
  );
  return (
    <Panel title={t('notes.title')} lead={t('notes.lead')}>
      <NewNote
        text={text}
        setText={setText}
        others={others}
        mentioned={mentioned}
        pending={adding.pending}
        onSubmit={() => void submit()}
      />
      <NoteList
        candidateRef={candidateRef}
        uid={me.uid}
        notes={notes.items}
        colleagues={people ?? []}
        wanted={wanted}
      />
      {!handedIn && (
        <ClosedNotes
          candidateRef={candidateRef}
          uid={me.uid}
          opens={scorable}
          wanted={led && wanted === null ? key : null}
          none={none}
        />
      )}
      {handedIn && none}
      {notes.more && (
        <Button size="small" onClick={() => setSize(size + pageSize)}>
          {t('common:actions.loadMore')}
        </Button>
      )}
    </Panel>
  );
}

interface NoteListProps extends Pick<NoteLineProps, 'candidateRef' | 'uid' | 'colleagues'> {
  notes: readonly NoteLineProps['note'][];
  /** The note that a notice leads to. */
  wanted: string | null;
}

function NoteList({ candidateRef, uid, notes, colleagues, wanted }: NoteListProps) {
  const { t } = useTranslation('review');
  return (
    <Box aria-live="polite">
      <Stack component="ul" aria-label={t('notes.title')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {notes.map((note) => (
          <NoteLine
            key={note.id}
            candidateRef={candidateRef}
            uid={uid}
            note={note}
            colleagues={colleagues}
            wanted={note.id === wanted}
          />
        ))}
      </Stack>
    </Box>
  );
}

/** Brings the note of a notice into view, and the focus to it. */
function useWantedNote(wanted: string | null, key: string, handedIn: boolean): void {
  /** The visit whose note was closed on arrival: when it opens, it is marked, and the focus stays where it is. */
  const metClosed = useRef<string | null>(null);
  useEffect(() => {
    if (wanted === null) {
      if (!handedIn) metClosed.current = key;
      return;
    }
    if (metClosed.current === key) return;
    const line = document.getElementById(noteElementId(wanted));
    bringIntoView(line, 'center');
    line?.focus({ preventScroll: true });
  }, [wanted, key, handedIn]);
}
