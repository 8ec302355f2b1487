/** The header while the session is still unknown: the word Loading. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { to } from '#navigation/routes.ts';
import { Bar } from './Bar.tsx';
import { Controls } from './Controls.tsx';

/** `quiet` when the page itself already says Loading. */
export function LoadingHeader({ quiet }: { quiet: boolean }) {
  const { t } = useTranslation();
  return (
    <Box data-loading sx={{ display: 'contents' }}>
      <Bar
        home={to('home')}
        links={
          quiet ? undefined : (
            <Typography role="status" variant="body2" color="text.secondary">
              {t('loading')}
            </Typography>
          )
        }
        wide={<Controls />}
      />
    </Box>
  );
}
