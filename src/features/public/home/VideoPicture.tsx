// Three questions on a timeline; a quote points to the second it was spoken.
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';

const answers = [
  { number: 1, width: 26 },
  { number: 2, width: 44, from: 52, to: 66 },
  { number: 3, width: 30 },
] as const;

export function VideoPicture() {
  const { t } = useTranslation('public');
  return (
    <Stack spacing={2.5}>
      <Box
        sx={{
          alignSelf: 'flex-start',
          px: 1.25,
          py: 0.5,
          borderRadius: 1,
          bgcolor: 'evidence.main',
          color: 'evidence.contrastText',
          borderLeft: '3px solid',
          borderColor: 'evidence.line',
          typography: 'body2',
        }}
      >
        {t('home.video.quote')}
      </Box>
      <Stack direction="row" sx={{ gap: 0.75 }}>
        {answers.map((answer) => (
          <Box key={answer.number} sx={{ width: `${answer.width}%`, minWidth: 0 }}>
            <Box
              aria-hidden
              sx={{
                position: 'relative',
                height: 44,
                borderRadius: 1.5,
                bgcolor: 'soft.primary.bg',
                overflow: 'hidden',
              }}
            >
              {'from' in answer && (
                <Box
                  sx={{
                    position: 'absolute',
                    top: 0,
                    bottom: 0,
                    left: `${answer.from}%`,
                    width: `${answer.to - answer.from}%`,
                    bgcolor: 'evidence.active',
                    borderLeft: '2px solid',
                    borderRight: '2px solid',
                    borderColor: 'evidence.line',
                  }}
                />
              )}
            </Box>
            <Typography
              variant="caption"
              color="text.secondary"
              noWrap
              component="p"
              sx={{ mt: 0.5 }}
            >
              {t('home.video.question', { number: answer.number })}
            </Typography>
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
