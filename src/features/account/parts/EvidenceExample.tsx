// Beside the forms: what a rating looks like here. Marked as an example.
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '#ui/page/StatusChip.tsx';

export function EvidenceExample({ audience }: { audience: 'hiring' | 'jobSeeker' }) {
  const { t } = useTranslation('account');
  return (
    <Stack spacing={3} sx={{ maxWidth: 460 }}>
      <Typography variant="h2" component="p">
        {t(`example.${audience}.promise`)}
      </Typography>
      <Paper variant="outlined" component="figure" sx={{ m: 0, p: 3 }}>
        <Typography component="figcaption" variant="overline" color="text.secondary">
          {t('example.label')}
        </Typography>
        <Typography variant="h4" component="p" sx={{ mt: 0.5, mb: 1.5 }}>
          {t(`example.${audience}.question`)}
        </Typography>
        <Typography color="text.secondary">
          {t(`example.${audience}.before`)}{' '}
          <Box
            component="mark"
            sx={{
              bgcolor: 'evidence.main',
              color: 'evidence.contrastText',
              px: 0.5,
              borderRadius: 0.5,
              boxDecorationBreak: 'clone',
            }}
          >
            {t(`example.${audience}.quote`)}
          </Box>{' '}
          {t(`example.${audience}.after`)}
        </Typography>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ mt: 2, alignItems: 'center', flexWrap: 'wrap' }}
        >
          <StatusChip tone="good" label={t(`example.${audience}.level`)} />
          <Typography variant="body2" color="text.secondary">
            {t(`example.${audience}.why`)}
          </Typography>
        </Stack>
      </Paper>
      <Typography variant="body2" color="text.secondary">
        {t(`example.${audience}.note`)}
      </Typography>
    </Stack>
  );
}
