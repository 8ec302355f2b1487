// The requirements of the job for one applicant, to go through with the arrow keys.
import { Box, ButtonBase, Typography } from '@mui/material';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Applicant } from '#domain/applicants/applicant.ts';
import { readFinding, type Column } from './columns.ts';
import { markColours, markIcons } from './marks.tsx';
import type { FindingState } from '#domain/resume/finding.ts';

interface Props {
  columns: readonly Column[];
  applicant: Applicant;
  chosen: number;
  onChoose: (index: number) => void;
}

export function RequirementList({ columns, applicant, chosen, onChoose }: Props) {
  const { t } = useTranslation('resumes');
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent): void {
    const targets = new Map([
      ['ArrowDown', chosen + 1],
      ['ArrowUp', chosen - 1],
      ['Home', 0],
      ['End', columns.length - 1],
    ]);
    const next = targets.get(event.key);
    if (next === undefined || next < 0 || next >= columns.length) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelectorAll<HTMLElement>('[role="option"]')[next]?.focus();
  }
  return (
    <Box
      ref={list}
      role="listbox"
      aria-label={t('dialog.findings')}
      onKeyDown={move}
      sx={{
        maxHeight: { xs: 220, md: 560 },
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        p: 0.5,
      }}
    >
      {columns.map((column, index) => (
        <RequirementOption
          key={`${column.need}${column.text}`}
          column={column}
          state={readFinding(applicant, column)?.state ?? 'notStated'}
          isChosen={index === chosen}
          onChoose={() => onChoose(index)}
        />
      ))}
    </Box>
  );
}

function RequirementOption({
  column,
  state,
  isChosen,
  onChoose,
}: {
  column: Column;
  state: FindingState;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation('resumes');
  const Mark = markIcons[state];
  return (
    <ButtonBase
      component="div"
      role="option"
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
      sx={{
        width: 1,
        display: 'flex',
        justifyContent: 'flex-start',
        gap: 1,
        px: 1,
        py: 0.75,
        borderRadius: 1,
        textAlign: 'left',
        bgcolor: isChosen ? 'action.selected' : undefined,
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 24,
          height: 24,
          borderRadius: 1,
          ...markColours(state),
        }}
      >
        <Mark sx={{ fontSize: 16 }} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="body2"
          sx={{ overflowWrap: 'anywhere', fontWeight: isChosen ? 580 : 400 }}
        >
          {column.text}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {t(`state.${state}`)} · {t(`list.${column.need}`)}
        </Typography>
      </Box>
    </ButtonBase>
  );
}
