// A question, an answer that stays general, and the follow-up it leads to.
import { Box, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';

const bubble = {
  px: 2,
  py: 1.25,
  borderRadius: 2,
  maxWidth: '86%',
  typography: 'body2',
  overflowWrap: 'anywhere',
} as const;
const asked = {
  ...bubble,
  alignSelf: 'flex-start',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderTopLeftRadius: 3,
} as const;

export function ChatPicture() {
  const { t } = useTranslation('public');
  return (
    <Stack spacing={1.5}>
      <Box sx={asked}>{t('home.chat.asked')}</Box>
      <Box
        sx={{
          ...bubble,
          alignSelf: 'flex-end',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          borderTopRightRadius: 3,
        }}
      >
        {t('home.chat.said')}
      </Box>
      <Box
        sx={{
          ...asked,
          borderLeft: '3px solid',
          borderLeftColor: 'primary.main',
          borderTopLeftRadius: 0,
          borderBottomLeftRadius: 0,
        }}
      >
        {t('home.chat.follow')}
      </Box>
    </Stack>
  );
}
