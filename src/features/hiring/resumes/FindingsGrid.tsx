// Applicants × requirements: one stop for the keyboard, arrows between the cells. In the order of arrival; nothing sorts by what was found.
import {
  Box,
  ButtonBase,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import type { Applicant } from '#domain/applicants/applicant.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ApplicantChips } from './ApplicantChips.tsx';
import { ApplicantName } from './ApplicantName.tsx';
import { findingIn, type Column } from './columns.ts';
import { markColours, markIcons } from './marks.tsx';

export interface ListProps {
  place: JobRef;
  rows: readonly Stored<Applicant>[];
  columns: readonly Column[];
  hidden: boolean;
  /** `column`: which requirement was asked for. */
  onOpen: (id: string, column?: number) => void;
}

const steps: Record<string, [down: number, right: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};
const focusRing = {
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
} as const;

export function FindingsGrid({ place, rows, columns, hidden, onOpen }: ListProps) {
  const { t } = useTranslation('resumes');
  const format = useFormat();
  const table = useRef<HTMLTableElement>(null);
  // Column 0 is the applicant.
  const [at, setAt] = useState<[row: number, column: number]>([0, 0]);
  const here: [number, number] = [
    Math.min(at[0], rows.length - 1),
    Math.min(at[1], columns.length),
  ];
  const must = columns.filter(({ need }) => need === 'must').length;

  function move(event: KeyboardEvent): void {
    const step = steps[event.key];
    const [row, column] = here;
    const ends: Readonly<Record<string, number>> = { Home: 0, End: columns.length };
    const end = ends[event.key];
    const atEnd: [number, number] | null = end === undefined ? null : [row, end];
    const next = step ? ([row + step[0], column + step[1]] as const) : atEnd;
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const [r, c] = [
      Math.max(0, Math.min(rows.length - 1, next[0])),
      Math.max(0, Math.min(columns.length, next[1])),
    ];
    setAt([r, c]);
    table.current?.querySelector<HTMLElement>(`[data-cell="${r}:${c}"]`)?.focus();
  }
  const cell = (row: number, column: number) => ({
    'data-cell': `${row}:${column}`,
    tabIndex: here[0] === row && here[1] === column ? 0 : -1,
    onFocus: () => setAt([row, column]),
  });

  return (
    <TableContainer
      sx={{ display: { xs: 'none', md: 'block' }, maxHeight: '70vh' }}
      data-testid="findings-grid"
    >
      <Table
        ref={table}
        size="small"
        stickyHeader
        role="grid"
        aria-label={t('list.grid')}
        aria-rowcount={rows.length + 2}
        onKeyDown={move}
        sx={{
          width: 'auto',
          minWidth: 1,
          '& thead tr:first-of-type th:first-of-type, & tbody th': {
            position: 'sticky',
            left: 0,
            zIndex: 3,
            bgcolor: 'background.paper',
          },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2} sx={{ minWidth: 190, maxWidth: 240, verticalAlign: 'bottom' }}>
              {t('list.applicant')}
            </TableCell>
            {must > 0 && (
              <TableCell colSpan={must} sx={{ borderLeft: 1, borderColor: 'divider' }}>
                {t('list.must')}
              </TableCell>
            )}
            {columns.length > must && (
              <TableCell
                colSpan={columns.length - must}
                sx={{ borderLeft: 1, borderColor: 'divider' }}
              >
                {t('list.nice')}
              </TableCell>
            )}
          </TableRow>
          <TableRow>
            {columns.map(({ need, text }, index) => (
              <TableCell
                key={`${need}${text}`}
                sx={{
                  top: 37,
                  width: 104,
                  minWidth: 104,
                  maxWidth: 104,
                  verticalAlign: 'bottom',
                  px: 1,
                  ...(index === 0 || index === must
                    ? { borderLeft: 1, borderColor: 'divider' }
                    : {}),
                }}
              >
                <Typography
                  variant="caption"
                  component="span"
                  title={text}
                  sx={{
                    display: '-webkit-box',
                    WebkitBoxOrient: 'vertical',
                    WebkitLineClamp: 3,
                    overflow: 'hidden',
                    overflowWrap: 'anywhere',
                    fontWeight: 560,
                  }}
                >
                  {text}
                </Typography>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, r) => (
            <TableRow key={row.id} hover data-applicant={row.id}>
              <TableCell component="th" scope="row" sx={{ maxWidth: 240 }}>
                <ButtonBase
                  {...cell(r, 0)}
                  onClick={() => onOpen(row.id)}
                  sx={{
                    fontWeight: 600,
                    color: 'primary.main',
                    textAlign: 'left',
                    overflowWrap: 'anywhere',
                    minHeight: 26,
                    borderRadius: 1,
                    ...focusRing,
                  }}
                >
                  <ApplicantName jobRef={place} id={row.id} hidden={hidden} />
                </ButtonBase>
                <Typography variant="caption" color="text.secondary" component="p">
                  {row.data.createdAt
                    ? t('list.added', { when: format.relative(row.data.createdAt) })
                    : ''}
                </Typography>
                <ApplicantChips applicant={row.data} />
              </TableCell>
              {columns.map((column, c) => {
                const finding = findingIn(row.data, column);
                const state = finding?.state ?? 'notStated';
                const Mark = markIcons[state];
                return (
                  <TableCell
                    key={`${column.need}${column.text}`}
                    align="center"
                    sx={{
                      px: 1,
                      ...(c === 0 || c === must ? { borderLeft: 1, borderColor: 'divider' } : {}),
                    }}
                  >
                    <ButtonBase
                      {...cell(r, c + 1)}
                      onClick={() => onOpen(row.id, c)}
                      data-finding={state}
                      aria-label={t('list.cell', {
                        requirement: column.text,
                        state: t(`state.${state}`),
                      })}
                      title={t(`state.${state}`)}
                      sx={{
                        width: 44,
                        height: 32,
                        borderRadius: 1,
                        ...markColours(state),
                        ...focusRing,
                      }}
                    >
                      <Mark fontSize="small" />
                    </ButtonBase>
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The same on narrow screens: a card for each applicant. */
export function FindingCards({ place, rows, columns, hidden, onOpen }: ListProps) {
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
            <ApplicantName jobRef={place} id={row.id} hidden={hidden} />
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
              const state = findingIn(row.data, column)?.state ?? 'notStated';
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
