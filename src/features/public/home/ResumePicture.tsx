// Requirements on the left, the passages that meet them on the right; one is not found and says so.
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';

const rows = [
  { need: 'need1', have: 'have1', met: true },
  { need: 'need2', have: 'have2', met: true },
  { need: 'need3', have: 'have3', met: false },
] as const;

export function ResumePicture() {
  const { t } = useTranslation('public');
  return (
    <Stack spacing={1.5}>
      {rows.map(({ need, have, met }) => (
        <Box
          key={need}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1.15fr' },
            columnGap: 2,
            rowGap: 0.5,
            alignItems: 'center',
            p: 1.5,
            borderRadius: 1.5,
            border: '1px solid',
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <Typography variant="subtitle2" component="p">
            {t(`home.resume.${need}`)}
          </Typography>
          {met ? (
            <Box
              sx={{
                typography: 'body2',
                px: 1,
                py: 0.5,
                borderRadius: 1,
                bgcolor: 'evidence.main',
                color: 'evidence.contrastText',
                justifySelf: 'start',
              }}
            >
              {t(`home.resume.${have}`)}
            </Box>
          ) : (
            <Typography
              variant="body2"
              color="text.secondary"
              sx={{ fontStyle: 'italic', px: { sm: 1 } }}
            >
              {t(`home.resume.${have}`)}
            </Typography>
          )}
        </Box>
      ))}
    </Stack>
  );
}
