// The candidates of a job, first at every width; what else is in progress is shown beside them where there is room, else below.
import { Box, Button, Stack } from '@mui/material';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface CandidatesFirstProps {
  /** Takes the button that leads to the rest: a long list loads on as one scrolls. */
  candidates: (jump: ReactElement) => ReactNode;
  /** Numbers, evaluations and requests. */
  progress: ReactNode;
  /** The candidates take the whole width: the board. */
  isWide?: boolean;
}

export function CandidatesFirst({ candidates, progress, isWide = false }: CandidatesFirstProps) {
  const { t } = useTranslation('pipeline');
  const rest = useRef<HTMLElement>(null);
  const jump = (): void => {
    rest.current?.scrollIntoView({ block: 'start' });
    rest.current?.focus({ preventScroll: true });
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          ...(isWide ? {} : { xl: 'minmax(0, 1fr) 340px' }),
        },
        alignItems: 'start',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        {candidates(
          <Button size="small" onClick={jump} sx={{ display: isWide ? undefined : { xl: 'none' } }}>
            {t('progress.title')}
          </Button>,
        )}
      </Box>
      <Box
        component="section"
        ref={rest}
        tabIndex={-1}
        aria-label={t('progress.title')}
        sx={{ minWidth: 0, scrollMarginTop: 76, '&:focus': { outline: 'none' } }}
      >
        <Stack spacing={3}>{progress}</Stack>
      </Box>
    </Box>
  );
}
