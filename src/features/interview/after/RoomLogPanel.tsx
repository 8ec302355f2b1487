// Everything the room noted about the circumstances, for the candidate to see and to answer.
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Room } from '#data/candidate/room.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import {
  annotateRoomEvent,
  roomEventsOf,
  roomRemarkOf,
  saveRoomRemark,
} from '#data/candidate/roomLog.ts';
import { readHappenedAt, roomEventLimits, type RoomEvent } from '#domain/candidate/roomEvent.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { numberOf } from '#features/interview/session/answerNames.ts';
import { roomLogOf } from '#features/interview/session/useIntegrityLog.ts';

const shownAtOnce = 8;

/** Which part a fault's code names, as `recorder.stalled`. */
function readBrokenPart(
  detail: string | null | undefined,
): 'recorder' | 'device' | 'reported' | 'other' {
  const part = detail?.split('.')[0];
  return part === 'recorder' || part === 'device' || part === 'reported' ? part : 'other';
}

function Remark({
  note,
  label,
  onSave,
  onClose,
}: {
  note: string;
  label: string;
  onSave: (note: string) => Promise<unknown>;
  onClose?: () => void;
}) {
  const { t } = useTranslation('afterwards');
  const [words, setWords] = useState(note);
  const [save, { pending, fault }] = useAction(
    async (text: string) => {
      await onSave(text);
      return true;
    },
    { done: t('integrity.saved') },
  );
  async function send(): Promise<void> {
    if (await save(words)) onClose?.();
  }
  return (
    <Stack spacing={1} sx={{ mt: 1, alignItems: 'flex-start', displayPrint: 'none' }}>
      <TextField
        multiline
        fullWidth
        minRows={2}
        maxRows={8}
        size="small"
        label={label}
        value={words}
        error={fault !== null}
        onChange={({ target }) => setWords(target.value)}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: roomEventLimits.noteMax } }}
      />
      <Button
        size="small"
        variant="outlined"
        disabled={pending || words.trim() === note.trim()}
        onClick={() => void send()}
      >
        {t('integrity.save')}
      </Button>
    </Stack>
  );
}

function Entry({
  event,
  candidateRef,
  questions,
  isElsewhere,
  mayRemark,
}: {
  event: Stored<RoomEvent>;
  candidateRef: CandidateRef;
  questions: Room['questions'];
  isElsewhere: boolean;
  mayRemark: boolean;
}) {
  const { t } = useTranslation('afterwards');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { kind, amount, detail, answerId, note } = event.data;
  const when = readHappenedAt(event.data);
  const at = answerId ? numberOf(questions, answerId) : null;
  const what =
    kind === 'opened'
      ? t(isElsewhere ? 'integrity.kind.openedElsewhere' : 'integrity.kind.opened')
      : kind === 'fault'
        ? t('integrity.kind.fault', { detail: t(`integrity.broke.${readBrokenPart(detail)}`) })
        : t(`integrity.kind.${kind}`, { count: amount });
  const about = [
    when ? format.dateTime(when) : '',
    at ? t(at.n > 0 ? 'integrity.followUp' : 'integrity.question', at) : '',
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Box
      component="li"
      sx={{ py: 1.25, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}
    >
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: 'wrap' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2">{what}</Typography>
          <Typography variant="caption" color="text.secondary" component="p">
            {about}
          </Typography>
          {note && (
            <Typography variant="body2" dir="auto" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {t('integrity.yours', { note })}
            </Typography>
          )}
        </Box>
        {mayRemark && !open && (
          <Button
            size="small"
            onClick={() => setOpen(true)}
            aria-label={`${t(note ? 'integrity.change' : 'integrity.remark')}: ${what}`}
            sx={{ ml: -1.25, displayPrint: 'none' }}
          >
            {t(note ? 'integrity.change' : 'integrity.remark')}
          </Button>
        )}
      </Stack>
      {open && (
        <Remark
          note={note ?? ''}
          label={t('integrity.field')}
          onSave={(words) => annotateRoomEvent(candidateRef, event.id, words)}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}

export function RoomLogPanel({
  room,
  candidateRef,
  company,
}: {
  room: Room;
  candidateRef: CandidateRef;
  company: string;
}) {
  const { t } = useTranslation('afterwards');
  const { items } = useLive(roomEventsOf(candidateRef));
  const remark = useLive(roomRemarkOf(candidateRef));
  const [all, setAll] = useState(false);
  const { orgId, interviewId, candidateUid } = candidateRef;
  // What the room could not hand over any more goes now.
  useEffect(() => {
    void roomLogOf({ orgId, interviewId, candidateUid }).flush();
  }, [orgId, interviewId, candidateUid]);
  const mayRemark = room.session.status !== 'erasing';
  const first = items[0]?.data.device;
  const shown = all ? items : items.slice(0, shownAtOnce);
  return (
    <Panel folded title={t('integrity.title')} lead={t('integrity.lead', { company })}>
      {items.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {t('integrity.none')}
        </Typography>
      ) : (
        <Box component="ul" data-testid="room-log" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((event) => (
            <Entry
              key={event.id}
              event={event}
              candidateRef={candidateRef}
              questions={room.questions}
              isElsewhere={event.data.device !== first}
              mayRemark={mayRemark}
            />
          ))}
        </Box>
      )}
      {items.length > shownAtOnce && (
        <Button
          size="small"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          sx={{ mt: 1, displayPrint: 'none' }}
        >
          {all ? t('integrity.fewer') : t('integrity.more', { number: items.length })}
        </Button>
      )}
      {items.length > 0 && mayRemark && (
        <Remark
          key={remark?.data.rev ?? 0}
          note={remark?.data.note ?? ''}
          label={t('integrity.all')}
          onSave={(words) => saveRoomRemark(candidateRef, words)}
        />
      )}
    </Panel>
  );
}
