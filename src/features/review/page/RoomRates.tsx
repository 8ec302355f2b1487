// How usual the noted circumstances are among others of the job: a guard against reading much into little. Counted when asked for; never part of a rating.
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { roomRatesOf } from '#data/insights/roomRates.ts';
import {
  roomRateKinds,
  roomRatesLeast,
  type RoomRates as Rates,
  type RoomSums,
} from '#domain/candidate/roomEvent.ts';
import { useAction } from '#ui/reading/useAction.ts';

export function RoomRates({ candidateRef, sums }: { candidateRef: CandidateRef; sums: RoomSums }) {
  const { t } = useTranslation('afterwards');
  const [rates, setRates] = useState<Rates | null>(null);
  const [count, { pending }] = useAction(roomRatesOf);
  const kinds = roomRateKinds.filter((kind) => sums[kind] > 0);
  if (kinds.length === 0) return null;
  if (!rates)
    return (
      <Box>
        <Button
          size="small"
          variant="outlined"
          loading={pending}
          onClick={() =>
            void count(candidateRef).then((found) => {
              if (found) setRates(found);
            })
          }
        >
          {t('staff.rates.count')}
        </Button>
      </Box>
    );
  return (
    <Box role="status" data-testid="room-rates">
      {rates.of < roomRatesLeast ? (
        <Typography variant="body2">
          {t('staff.rates.few', { count: rates.of, least: roomRatesLeast })}
        </Typography>
      ) : (
        <>
          <Typography variant="body2" sx={{ fontWeight: 560 }}>
            {t('staff.rates.lead', { count: rates.of })}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {kinds.map((kind) => (
              <Typography key={kind} component="li" variant="body2">
                {t(`staff.rates.${kind}`, { count: rates.withIt[kind], of: rates.of })}
              </Typography>
            ))}
          </Box>
        </>
      )}
      <Typography variant="caption" color="text.secondary">
        {t('staff.rates.caution')}
      </Typography>
    </Box>
  );
}
