// The receipt itself: what is held about the candidate.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Room } from '#data/candidate/room.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { roomEventsOf } from '#data/candidate/roomLog.ts';
import { transcriptsOf } from '#data/candidate/transcripts.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import {
  getRetainedData,
  isNewKey,
  type RetainedDataKey,
  type RetainedDataValue,
} from './retainedData.ts';

export function RetainedDataFacts({
  room,
  candidateRef,
}: {
  room: Room;
  candidateRef: CandidateRef;
}) {
  const { t } = useTranslation(['interview', 'afterwards']);
  const format = useFormat();
  const transcripts = useLive(transcriptsOf(candidateRef)).items.map(({ data }) => data);
  const events = useLive(roomEventsOf(candidateRef)).items.length;
  const company = room.invite?.companyName ?? t('list.company');
  const rows = getRetainedData(room, { transcripts, events }, format);
  const labelOf = (key: RetainedDataKey): string =>
    isNewKey(key) ? t(`afterwards:held.${key}`) : t(`held.${key}`);
  function textOf(row: RetainedDataValue): string {
    if ('text' in row) return row.text;
    if ('files' in row) return t('afterwards:held.files', row.files);
    if ('transcripts' in row) return t('afterwards:held.transcribed', row.transcripts);
    if ('until' in row) return t('afterwards:held.date', { ...row.until, company });
    return t(`held.say.${row.wording}`, { ...row.values, company });
  }
  const asText = [
    `${company} · ${room.interview.title}`,
    '',
    ...rows.map((row) => `${labelOf(row.key)}: ${textOf(row)}`),
  ].join('\n');
  return (
    <Panel
      folded
      title={t('held.title')}
      lead={t('held.lead', { company })}
      actions={
        <Box sx={{ displayPrint: 'none' }}>
          <CopyButton text={asText} label={t('held.copy')} />
        </Box>
      }
    >
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, 200px) 1fr' },
          rowGap: { xs: 0.25, sm: 1.25 },
          columnGap: 3,
        }}
      >
        {rows.map((row) => (
          <Box key={row.key} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {labelOf(row.key)}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              dir="auto"
              sx={{ m: 0, mb: { xs: 1.25, sm: 0 }, overflowWrap: 'anywhere' }}
            >
              {textOf(row)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
