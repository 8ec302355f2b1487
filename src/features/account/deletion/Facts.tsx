// Shown before anything is deleted: what goes, and what stays elsewhere and why.
import GoneIcon from '@mui/icons-material/DeleteOutlined';
import StaysIcon from '@mui/icons-material/BookmarkBorderOutlined';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/Panel.tsx';

const goes = ['papers', 'files', 'account', 'signIn', 'device'] as const;
const stays = ['interviews', 'logs', 'founder', 'payment'] as const;

function List({ icon, rows }: { icon: ReactNode; rows: readonly string[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', rowGap: 1.25 }}>
      {rows.map((row) => (
        <Stack component="li" key={row} direction="row" spacing={1.25}>
          {icon}
          <Typography>{row}</Typography>
        </Stack>
      ))}
    </Box>
  );
}

export function Facts() {
  const { t } = useTranslation('ownProfile');
  return (
    <>
      <Panel title={t('deletion.goes')}>
        <List
          icon={<GoneIcon aria-hidden fontSize="small" sx={{ color: 'error.main', mt: 0.25 }} />}
          rows={goes.map((what) => t(`deletion.goesList.${what}`))}
        />
      </Panel>
      <Panel title={t('deletion.stays')}>
        <List
          icon={
            <StaysIcon aria-hidden fontSize="small" sx={{ color: 'text.secondary', mt: 0.25 }} />
          }
          rows={stays.map((what) => t(`deletion.staysList.${what}`))}
        />
      </Panel>
    </>
  );
}
