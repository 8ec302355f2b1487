// Words that never reached the company stay on this device until the candidate lets them go; everything else is cleared after sending.
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { holdsUnsaved, type OutboxEntry } from '#data/candidate/outboxEntry.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { openDeviceStore, buildOutboxName } from '#features/interview/session/deviceStore.ts';

export function LeftOnDevice({ candidateRef }: { candidateRef: CandidateRef }) {
  const { t } = useTranslation('interview');
  const [left, setLeft] = useState<OutboxEntry[]>([]);
  const name = buildOutboxName(candidateRef);
  useEffect(() => {
    let here = true;
    void openDeviceStore()
      .all(name)
      .then((copies) => {
        const words = copies.flatMap(({ value }) => (holdsUnsaved(value) ? [value] : []));
        if (words.length === 0) return openDeviceStore().forget(name);
        if (here) setLeft(words);
        return undefined;
      });
    return () => {
      here = false;
    };
  }, [name]);
  if (left.length === 0) return null;
  const text = left.map((entry) => entry.text).join('\n\n');
  return (
    <Alert severity="warning">
      {t('left.text')}
      <Box
        component="pre"
        dir="auto"
        tabIndex={0}
        aria-label={t('left.words')}
        sx={{
          font: 'inherit',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxHeight: 200,
          overflowY: 'auto',
          my: 1,
        }}
      >
        {text}
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <CopyButton text={text} />
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            void openDeviceStore().forget(name);
            setLeft([]);
          }}
        >
          {t('left.forget')}
        </Button>
      </Stack>
      <Typography variant="caption">{t('left.why')}</Typography>
    </Alert>
  );
}
