// What an answer at each level shows, on demand: the anchors of one question.
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Collapse, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RubricItem } from '#domain/jobs/interview.ts';

export interface AnchorsProps {
  question: RubricItem['questions'][number];
  label: string;
  /** The level to stand out. */
  level?: number | null;
}

export function Anchors({ question, label, level = null }: AnchorsProps) {
  const { t } = useTranslation('review');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      <Button
        size="small"
        color="secondary"
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={id}
        startIcon={
          <ExpandMoreIcon
            sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
          />
        }
        sx={{ ml: -1 }}
      >
        {label}
      </Button>
      <Collapse in={open} id={id}>
        <Box sx={{ bgcolor: 'background.sunken', borderRadius: 1, p: 1.5, mt: 0.5 }}>
          <Typography variant="body2" sx={{ fontWeight: 560, mb: 1 }}>
            {question.text}
          </Typography>
          <Stack component="ol" spacing={0.75} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {question.anchors.map((anchor, index) => (
              <Stack
                key={index}
                component="li"
                direction="row"
                spacing={1.25}
                sx={{
                  color: level === null || level === index + 1 ? 'text.primary' : 'text.secondary',
                }}
              >
                <Typography
                  variant="body2"
                  component="span"
                  sx={{ fontWeight: 640, minWidth: '1.2ch', fontVariantNumeric: 'tabular-nums' }}
                >
                  {index + 1}
                </Typography>
                <Typography
                  variant="body2"
                  component="span"
                  sx={{ fontWeight: level === index + 1 ? 560 : 400 }}
                >
                  {anchor}
                </Typography>
              </Stack>
            ))}
          </Stack>
          {question.lookFor.length > 0 && (
            <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
              {t('anchors.lookFor', { list: question.lookFor.join(' · ') })}
            </Typography>
          )}
          {question.modelAnswer && (
            <Typography
              variant="caption"
              color="text.secondary"
              component="p"
              dir="auto"
              sx={{ mt: 1, whiteSpace: 'pre-line' }}
            >
              {t('anchors.modelAnswer', { text: question.modelAnswer })}
            </Typography>
          )}
        </Box>
      </Collapse>
    </Box>
  );
}
