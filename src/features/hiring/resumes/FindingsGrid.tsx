// Applicants × requirements: one stop for the keyboard, arrows between the cells. In the order of arrival; nothing sorts by what was found.
import {
  ButtonBase,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import type { Applicant } from '#domain/applicants/applicant.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ApplicantChips } from './ApplicantChips.tsx';
import { ApplicantName } from './ApplicantName.tsx';
import { readFinding, type Column } from './columns.ts';
import { focusRing, markColours, markIcons } from './marks.tsx';
import { useGridStop, type GridStop } from './useGridStop.ts';

export interface ListProps {
  jobRef: JobRef;
  rows: readonly Stored<Applicant>[];
  columns: readonly Column[];
  hidden: boolean;
  /** `column`: which requirement was asked for. */
  onOpen: (id: string, column?: number) => void;
}

export function FindingsGrid({ jobRef, rows, columns, hidden, onOpen }: ListProps) {
  const { t } = useTranslation('resumes');
  const format = useFormat();
  const { table, move, stopAt } = useGridStop(rows.length, columns.length);
  const must = columns.filter(({ need }) => need === 'must').length;

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
        <GridHead columns={columns} must={must} />
        <TableBody>
          {rows.map((row, r) => (
            <TableRow key={row.id} hover data-applicant={row.id}>
              <TableCell component="th" scope="row" sx={{ maxWidth: 240 }}>
                <ButtonBase
                  {...stopAt(r, 0)}
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
                  <ApplicantName jobRef={jobRef} id={row.id} hidden={hidden} />
                </ButtonBase>
                <Typography variant="caption" color="text.secondary" component="p">
                  {row.data.createdAt
                    ? t('list.added', { when: format.relative(row.data.createdAt) })
                    : ''}
                </Typography>
                <ApplicantChips applicant={row.data} />
              </TableCell>
              {columns.map((column, c) => (
                <FindingCell
                  key={`${column.need}${column.text}`}
                  applicant={row.data}
                  column={column}
                  isFirst={c === 0 || c === must}
                  stop={stopAt(r, c + 1)}
                  onOpen={() => onOpen(row.id, c)}
                />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function GridHead({ columns, must }: { columns: readonly Column[]; must: number }) {
  const { t } = useTranslation('resumes');
  return (
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
          <TableCell colSpan={columns.length - must} sx={{ borderLeft: 1, borderColor: 'divider' }}>
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
              ...(index === 0 || index === must ? { borderLeft: 1, borderColor: 'divider' } : {}),
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
  );
}

function FindingCell({
  applicant,
  column,
  isFirst,
  stop,
  onOpen,
}: {
  applicant: Applicant;
  column: Column;
  /** The first of the required, or of the desired. */
  isFirst: boolean;
  stop: GridStop;
  onOpen: () => void;
}) {
  const { t } = useTranslation('resumes');
  const finding = readFinding(applicant, column);
  const state = finding?.state ?? 'notStated';
  const Mark = markIcons[state];
  return (
    <TableCell
      align="center"
      sx={{
        px: 1,
        ...(isFirst ? { borderLeft: 1, borderColor: 'divider' } : {}),
      }}
    >
      <ButtonBase
        {...stop}
        onClick={onOpen}
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
}
