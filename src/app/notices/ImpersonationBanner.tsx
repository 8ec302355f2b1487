/** The banner on every page during an impersonation: of whom, until when, why, and how to end it. */
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { useAction } from '#ui/reading/useAction.ts';

/** Rendered only during an impersonation. */
export function ImpersonationBanner() {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { impersonation, user } = useSession();
  const target = impersonation?.uid ?? '';
  const [end, { pending }] = useAction(async () => {
    const { endImpersonation } = await import('#data/platform/impersonation.ts');
    await endImpersonation(target);
    void navigate(to('adminUsers', {}, { query: { person: target } }));
  });
  if (!impersonation) return null;
  return (
    <Box
      role="region"
      aria-label={t('viewing.label')}
      data-testid="viewing"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'tooltip',
        bgcolor: 'soft.warning.bg',
        color: 'soft.warning.text',
        borderBottom: 1,
        borderColor: 'warning.main',
      }}
    >
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{
          px: { xs: 2, sm: 3 },
          py: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
        }}
      >
        <Stack
          direction="row"
          spacing={1.5}
          sx={{ alignItems: 'center', minWidth: 0, flex: '1 1 260px' }}
        >
          <VisibilityIcon fontSize="small" aria-hidden />
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <strong>{t('viewing.as', { name: user?.displayName ?? user?.email ?? target })}</strong>{' '}
            {t('viewing.until', { time: format.dateTime(impersonation.until) })}
          </Typography>
        </Stack>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={pending}
          onClick={() => void end()}
        >
          {t('viewing.end')}
        </Button>
      </Stack>
    </Box>
  );
}
