// Where a rating comes from: engine, version, rubric, time, whose browser, and whether its input is what this page shows.
import { Box, FormControl, InputLabel, MenuItem, Select, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { madeOf, type Evaluation } from '#domain/evaluation/evaluation.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import { MemberName } from '#features/review/parts/MemberName.tsx';
import type { InputCheck } from './useInputCheck.ts';

export interface RunFactsProps {
  orgId: string;
  run: Stored<Evaluation>;
  runs: readonly Stored<Evaluation>[];
  check: InputCheck;
  onRun: (id: string) => void;
}

export function RunFacts({ orgId, run, runs, check, onRun }: RunFactsProps) {
  const { t } = useTranslation(['review', 'domain']);
  const { dateTime } = useFormat();
  const { data } = run;
  const facts: [string, ReactNode][] = [
    [t('run.browser'), <MemberName key="browser" orgId={orgId} uid={data.evaluatorUid} />],
    [t('run.input'), t(`run.check.${check}`)],
  ];
  return (
    <Box sx={{ width: 1 }}>
      <MadeBy made={madeOf(data)} />
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.25,
          m: 0,
          mt: 1,
        }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" variant="caption" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {runs.length > 1 && (
        <Stack direction="row" sx={{ mt: 1.5 }}>
          <FormControl size="small" sx={{ minWidth: 220 }}>
            <InputLabel id="run-label">{t('run.choose')}</InputLabel>
            <Select
              labelId="run-label"
              value={run.id}
              onChange={({ target }) => onRun(target.value)}
            >
              {runs.map(({ id, data: one }) => (
                <MenuItem key={id} value={id}>
                  {t('run.option', {
                    attempt: one.attempt,
                    when: one.createdAt ? dateTime(one.createdAt) : '',
                  })}
                </MenuItem>
              ))}
            </Select>
          </FormControl>
        </Stack>
      )}
    </Box>
  );
}
