// Applicants and their requirements on narrow screens: a card for each applicant.
import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { ApplicantChips } from './ApplicantChips.tsx';
import { ApplicantName } from './ApplicantName.tsx';
import type { ListProps } from './FindingsGrid.tsx';
import { readFinding } from './columns.ts';
import { focusRing, markColours, markIcons } from './marks.tsx';

export function FindingCards({ jobRef, rows, columns, hidden, onOpen }: ListProps) {
  const { t } = useTranslation('resumes');
  const format = useFormat();
  return (
    <Stack
      component="ul"
      sx={{ display: { xs: 'flex', md: 'none' }, m: 0, p: 0, listStyle: 'none' }}
      data-testid="finding-cards"
    >
      {rows.map((row) => (
        <Stack
          key={row.id}
          component="li"
          spacing={1}
          sx={{ px: 2, py: 1.75, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
          data-applicant={row.id}
        >
          <ButtonBase
            onClick={() => onOpen(row.id)}
            sx={{
              fontWeight: 600,
              color: 'primary.main',
              textAlign: 'left',
              overflowWrap: 'anywhere',
              minHeight: 28,
              ...focusRing,
            }}
          >
            <ApplicantName jobRef={jobRef} id={row.id} hidden={hidden} />
          </ButtonBase>
          <Typography variant="caption" color="text.secondary">
            {row.data.createdAt
              ? t('list.added', { when: format.relative(row.data.createdAt) })
              : ''}
          </Typography>
          <ApplicantChips applicant={row.data} />
          <Box
            component="ul"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
          >
            {columns.map((column, c) => {
              const state = readFinding(row.data, column)?.state ?? 'notStated';
              const Mark = markIcons[state];
              return (
                <Box component="li" key={`${column.need}${column.text}`} sx={{ maxWidth: 1 }}>
                  <ButtonBase
                    onClick={() => onOpen(row.id, c)}
                    data-finding={state}
                    aria-label={t('list.cell', {
                      requirement: column.text,
                      state: t(`state.${state}`),
                    })}
                    sx={{
                      gap: 0.5,
                      px: 1,
                      minHeight: 30,
                      borderRadius: 1,
                      textAlign: 'left',
                      overflowWrap: 'anywhere',
                      typography: 'caption',
                      ...markColours(state),
                      ...focusRing,
                    }}
                  >
                    <Mark sx={{ fontSize: 16 }} />
                    {column.text}
                  </ButtonBase>
                </Box>
              );
            })}
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
