// The keys of the page of a candidate, and a switch that turns them off.
import { Box, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';

const shortcuts = [
  { pressed: ['j', ']'], does: 'after' },
  { pressed: ['k', '['], does: 'before' },
  { pressed: ['n'], does: 'note' },
  { pressed: ['?'], does: 'help' },
] as const;

interface Props {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

export function ShortcutHelp({ isOn, onSwitch }: Props) {
  const { t } = useTranslation('review');
  return (
    <Stack spacing={0.5} sx={{ p: 2, maxWidth: 300 }}>
      <Typography variant="subtitle2" component="h2">
        {t('neighbours.keys')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 2,
          rowGap: 0.75,
        }}
      >
        {shortcuts.map(({ pressed, does }) => (
          <Box key={does} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ whiteSpace: 'nowrap' }}>
              {pressed.map((key) => (
                <Box
                  key={key}
                  component="kbd"
                  sx={{
                    border: 1,
                    borderColor: 'line.strong',
                    borderRadius: '4px',
                    px: 0.75,
                    mr: 0.5,
                    fontFamily: 'inherit',
                    fontSize: '0.8125rem',
                  }}
                >
                  {key}
                </Box>
              ))}
            </Box>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {t(`neighbours.does.${does}`)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="text.secondary">
        {t('neighbours.keysText')}
      </Typography>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_, checked) => onSwitch(checked)} />}
        label={t('neighbours.keysOn')}
      />
    </Stack>
  );
}
