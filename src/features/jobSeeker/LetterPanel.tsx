// A drafted letter: sentence by sentence, with what each rests on, and blanks for what only the person knows.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#ai/port.ts';
import { letterText, wordCount } from '#ai/onDevice/letter/letterText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { MadeBy } from '#ui/MadeBy.tsx';
import { Panel } from '#ui/Panel.tsx';

const blank = { bgcolor: 'soft.warning.bg', color: 'soft.warning.text', borderRadius: 0.5, px: 0.5 } as const;

export function LetterPanel({ letter }: { letter: Result<'coverLetter'> }) {
  const { t } = useTranslation('jobSeeker');
  const { list, number } = useFormat();
  const [traced, setTraced] = useState(false);
  const { sentences, refused } = letter.reply;
  const paragraphs = [...new Set(sentences.map(({ paragraph }) => paragraph))];
  return (
    <Panel title={t('apply.letter')} lead={t('apply.letterLead', { words: number(wordCount(sentences)) })} actions={<CopyButton variant="outlined" text={letterText(sentences)} label={t('apply.copyLetter')} />}>
      <Stack spacing={1.5}>
        {!traced && paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ overflowWrap: 'anywhere' }}>
            {sentences.filter((sentence) => sentence.paragraph === paragraph).map((sentence, index) => <Box key={index} component={sentence.kind === 'blank' ? 'mark' : 'span'} sx={sentence.kind === 'blank' ? blank : undefined}>{sentence.text}{' '}</Box>)}
          </Typography>
        ))}
        {traced && (
          <Stack component="ol" spacing={1} sx={{ m: 0, pl: 2.5 }}>
            {sentences.map((sentence, index) => (
              <Box key={index} component="li">
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>{sentence.text}</Typography>
                <Typography variant="caption" color="text.secondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
                  {sentence.traces.length === 0 ? t(`apply.kind.${sentence.kind}`) : list(sentence.traces.map((trace) => (trace.source === 'job' ? t('apply.fromJob', { words: trace.text }) : trace.line === null ? t('apply.fromResume', { words: trace.text }) : t('apply.line', { number: trace.line + 1, words: trace.text }))))}
                </Typography>
              </Box>
            ))}
          </Stack>
        )}
        <div><Button size="small" aria-pressed={traced} onClick={() => setTraced(!traced)}>{t(traced ? 'apply.hideTraces' : 'apply.showTraces')}</Button></div>
        {refused.length > 0 && <Typography variant="body2">{t('apply.refused', { list: list(refused) })}</Typography>}
        <MadeBy made={letter.provenance} />
      </Stack>
    </Panel>
  );
}
