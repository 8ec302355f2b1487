// Above the list of applicants: whether names are hidden, and what the marks mean.
import { Alert, Box, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { findingStates } from '#domain/resume/finding.ts';
import { markColours, markIcons } from './marks.tsx';

interface Props {
  /** Names stay hidden for whoever is looking. */
  isClosed: boolean;
  isHidden: boolean;
  onHidden: (isHidden: boolean) => void;
}

export function ListHead({ isClosed, isHidden, onHidden }: Props) {
  const { t } = useTranslation('resumes');
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{
        px: { xs: 2, sm: 3 },
        pb: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
      }}
    >
      {isClosed ? (
        <Alert severity="info">{t('list.blindNote')}</Alert>
      ) : (
        <FormControlLabel
          control={
            <Switch checked={isHidden} onChange={(event) => onHidden(event.target.checked)} />
          }
          label={t('list.blind')}
        />
      )}
      <Legend />
    </Stack>
  );
}

function Legend() {
  const { t } = useTranslation('resumes');
  return (
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      spacing={1.5}
      aria-label={t('list.legend')}
      sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
    >
      {findingStates.map((state) => {
        const Mark = markIcons[state];
        return (
          <Stack
            key={state}
            component="li"
            direction="row"
            spacing={0.75}
            sx={{ alignItems: 'center' }}
          >
            <Box
              aria-hidden
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 22,
                height: 22,
                borderRadius: 1,
                ...markColours(state),
              }}
            >
              <Mark sx={{ fontSize: 15 }} />
            </Box>
            <Typography variant="caption">{t(`state.${state}`)}</Typography>
          </Stack>
        );
      })}
    </Stack>
  );
}
