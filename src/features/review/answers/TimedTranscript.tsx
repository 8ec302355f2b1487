// The words of a recording by their times: the ones being spoken are emphasized, pressing some goes there.
import { Box, ButtonBase, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clockOf, findWordsAt, type TimedWords } from './timedWords.ts';

export function TimedTranscript({
  segments,
  time,
  onSeek,
}: {
  segments: readonly TimedWords[];
  time: number;
  onSeek: (time: number) => void;
}) {
  const { t } = useTranslation('review');
  const list = useRef<HTMLOListElement>(null);
  const now = findWordsAt(segments, time);
  useEffect(() => {
    // Scrolls inside the list alone; the page stays where it is.
    const [box, line] = [list.current, list.current?.children[now]];
    if (box && line instanceof HTMLElement && !box.contains(document.activeElement))
      box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }, [now]);
  return (
    <Box
      component="ol"
      ref={list}
      aria-label={t('player.words')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        maxHeight: 220,
        overflowY: 'auto',
        position: 'relative',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {segments.map(({ start, text }, index) => (
        <li key={`${start}-${text}`}>
          <ButtonBase
            onClick={() => onSeek(start)}
            aria-current={index === now ? 'true' : undefined}
            data-testid="timed-words"
            sx={{
              width: 1,
              textAlign: 'left',
              justifyContent: 'flex-start',
              alignItems: 'baseline',
              gap: 1.5,
              px: 2,
              py: 0.75,
              bgcolor: index === now ? 'soft.primary.bg' : 'transparent',
              '&:hover': { bgcolor: 'action.hover' },
              '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
            }}
          >
            <Typography
              component="span"
              variant="caption"
              color="text.secondary"
              sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 36 }}
            >
              {clockOf(start)}
            </Typography>
            <Typography
              component="span"
              variant="body2"
              dir="auto"
              sx={{ overflowWrap: 'anywhere', fontWeight: index === now ? 560 : 400 }}
            >
              {text}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
