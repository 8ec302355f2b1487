// The word the seed asks for while something loads, announced politely.
import { Box, CircularProgress, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';

export function Loading() {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: 160,
      }}
    >
      <CircularProgress size={18} aria-hidden />
      <Typography color="text.secondary">{t('loading')}</Typography>
    </Box>
  );
}
