// The circumstances that the interview room noted: context for people, read when opened, never part of a rating.
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { roomEventsOf, roomRemarkOf } from '#data/candidate/roomLog.ts';
import { parseAnswerId } from '#domain/candidate/answer.ts';
import { readHappenedAt, roomSumsOf, type RoomEvent } from '#domain/candidate/roomEvent.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { RoomRates } from './RoomRates.tsx';

export interface RoomContextProps {
  candidateRef: CandidateRef;
  /** The number of each question, from 1. */
  numbers: Readonly<Record<string, number>>;
}

function Notes({ candidateRef, numbers }: RoomContextProps) {
  const { t } = useTranslation('afterwards');
  const format = useFormat();
  const events = useLive(roomEventsOf(candidateRef)).items;
  const remark = useLive(roomRemarkOf(candidateRef))?.data.note;
  if (events.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t('staff.room.none')}
      </Typography>
    );
  const sums = roomSumsOf(events.map(({ data }) => data));
  const first = events[0]?.data.device;
  const line = [
    t('staff.room.devices', { count: sums.devices }),
    sums.away > 0 && t('staff.room.away', { count: sums.away, seconds: sums.awaySeconds }),
    sums.paste > 0 &&
      t('staff.room.paste', { count: sums.paste, characters: sums.pasteCharacters }),
    sums.offline > 0 &&
      t('staff.room.offline', { count: sums.offline, seconds: sums.offlineSeconds }),
    sums.fault > 0 && t('staff.room.fault', { count: sums.fault }),
  ]
    .filter(Boolean)
    .join(' · ');
  function what({ kind, amount, detail, device }: RoomEvent): string {
    if (kind === 'opened')
      return t(device === first ? 'integrity.kind.opened' : 'integrity.kind.openedElsewhere');
    return kind === 'fault'
      ? t('integrity.kind.fault', { detail: detail ?? '' })
      : t(`integrity.kind.${kind}`, { count: amount });
  }
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2" data-testid="room-sums">
        {line}
      </Typography>
      <RoomRates candidateRef={candidateRef} sums={sums} />
      {remark && (
        <Typography variant="body2" dir="auto" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          {t('staff.room.remark', { note: remark })}
        </Typography>
      )}
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {events.map(({ id, data }) => {
          const when = readHappenedAt(data);
          const number = data.answerId
            ? numbers[parseAnswerId(data.answerId).questionId]
            : undefined;
          return (
            <Stack
              component="li"
              key={id}
              sx={{ py: 0.75, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}
            >
              <Typography variant="body2">{what(data)}</Typography>
              <Typography variant="caption" color="text.secondary">
                {[
                  when ? format.dateTime(when) : '',
                  number ? t('staff.room.question', { index: number }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
              {data.note && (
                <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  {t('staff.room.remark', { note: data.note })}
                </Typography>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Stack>
  );
}

export function RoomContext({ candidateRef, numbers }: RoomContextProps) {
  const { t } = useTranslation('afterwards');
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title={t('staff.room.title')}
      lead={open ? t('staff.room.lead') : undefined}
      actions={
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'staff.room.hide' : 'staff.room.show')}
        </Button>
      }
      flush={!open}
    >
      {open && (
        <Boundary fallback={<RowsSkeleton rows={3} height={32} />}>
          <Notes candidateRef={candidateRef} numbers={numbers} />
        </Boundary>
      )}
    </Panel>
  );
}
