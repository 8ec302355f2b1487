// What each sentence of a letter rests on. Words of one's own that the master does not hold are marked; the person decides.
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import { Marked } from './Marked.tsx';
import { ProofLine } from '#features/jobSeeker/apply/parts/ProofLine.tsx';
import type { Stretch } from './tracedLetter.ts';

const tones: Record<'fact' | 'job' | 'frame' | 'blank' | 'own', Tone> = {
  fact: 'good',
  job: 'info',
  frame: 'neutral',
  blank: 'warning',
  own: 'neutral',
};

export function TracedLetter({ stretches }: { stretches: readonly Stretch[] }) {
  const { t } = useTranslation('applying');
  const [open, setOpen] = useState(true);
  const sentences = stretches.filter(({ gap }) => !gap);
  const unsupported = sentences.filter(({ found }) => found.length > 0).length;
  return (
    <Box component="section" aria-label={t('trace.title')} data-testid="trace">
      <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -0.75 }}>
        {t(open ? 'trace.hide' : 'trace.show')}
      </Button>
      {unsupported > 0 && (
        <Typography variant="body2" role="status" sx={{ mt: 0.5 }}>
          {t('trace.unheld', { count: unsupported })}
        </Typography>
      )}
      {open && (
        <Box
          component="ol"
          sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
        >
          {sentences.map(({ start, text, drafted, found }) => {
            const kind = drafted?.kind ?? (/^\[[^\]]*\][.,:]?$/.test(text) ? 'blank' : 'own');
            return (
              <Box key={start} component="li" data-sentence={kind} sx={{ minWidth: 0 }}>
                <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
                  <StatusChip
                    label={t(`trace.kind.${kind}`)}
                    tone={found.length > 0 ? 'bad' : tones[kind]}
                  />
                  <Typography
                    variant="body2"
                    dir="auto"
                    sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}
                  >
                    <Marked text={text} found={found} blanks />
                  </Typography>
                </Box>
                <Box sx={{ mt: 0.5, ml: 1, display: 'grid', gap: 0.5 }}>
                  {found.length > 0 && (
                    <Typography variant="caption" color="error">
                      {t('trace.unheldText')}
                    </Typography>
                  )}
                  {drafted?.traces.map((trace) =>
                    trace.source === 'resume' ? (
                      <ProofLine
                        key={`${trace.path}/${trace.text}`}
                        proof={trace}
                        words={trace.text}
                      />
                    ) : (
                      <Typography
                        key={trace.text}
                        variant="caption"
                        color="text.secondary"
                        component="p"
                        sx={{
                          overflowWrap: 'anywhere',
                          borderLeft: 2,
                          borderColor: 'divider',
                          pl: 1,
                        }}
                      >
                        {t('trace.job', { words: trace.text })}
                      </Typography>
                    ),
                  )}
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
    </Box>
  );
}
