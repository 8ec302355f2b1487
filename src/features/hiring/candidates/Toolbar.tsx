// What is shown and how: search, filters, order, saved filters, table or board, export.
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import SearchIcon from '@mui/icons-material/Search';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import BoardIcon from '@mui/icons-material/ViewKanbanOutlined';
import {
  Box,
  Button,
  InputAdornment,
  MenuItem,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import {
  everybody,
  isSameView,
  sessionStages,
  sorts,
  waitings,
  type CandidateView,
  type Sort,
} from '#domain/candidate/candidateView.ts';
import { Searching } from '#ui/page/ReadOnly.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import type { ViewState } from './useCandidateView.ts';

interface Props {
  orgId: string;
  uid: string;
  state: ViewState;
  term: string;
  search: (term: string) => void;
  onExport: () => void;
}

export function Toolbar({
  orgId,
  uid,
  state: { view, shape, onViewChange, reshape },
  term,
  search,
  onExport,
}: Props) {
  const { t } = useTranslation(['pipeline', 'domain']);
  const isBoard = shape === 'board';
  const choose = (
    label: string,
    value: string,
    options: readonly (readonly [string, string])[],
    change: (value: string) => void,
    width = 150,
    disabled = false,
  ) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => change(target.value)}
      sx={{
        minWidth: { xs: 0, sm: width },
        flex: { xs: `1 1 ${width > 180 ? width : 132}px`, sm: '0 0 auto' },
      }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {options.map(([key, text]) => (
        <MenuItem key={key} value={key}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
  const set = (part: Partial<CandidateView>): void => onViewChange({ ...view, ...part });
  const orders: readonly Sort[] =
    view.waiting === null ? sorts : sorts.filter((sort) => sort.startsWith('submitted'));
  return (
    <Stack spacing={1.5} sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shape}
          aria-label={t('shape.label')}
          onChange={(_, next: 'table' | 'board' | null) => {
            if (next) reshape(next);
          }}
        >
          <ToggleButton value="table" sx={{ gap: 0.75, px: 1.5 }}>
            <TableIcon fontSize="small" />
            {t('shape.table')}
          </ToggleButton>
          <ToggleButton value="board" sx={{ gap: 0.75, px: 1.5 }}>
            <BoardIcon fontSize="small" />
            {t('shape.board')}
          </ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ flexGrow: 1 }} />
        {!isBoard && (
          <SavedFilters orgId={orgId} uid={uid} view={view} onViewChange={onViewChange} />
        )}
        <Button startIcon={<DownloadIcon />} onClick={onExport}>
          {t('export.button')}
        </Button>
      </Stack>
      {!isBoard && (
        <Searching>
          <Stack
            direction="row"
            useFlexGap
            spacing={1.5}
            sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}
          >
            <TextField
              size="small"
              type="search"
              label={t('search.label')}
              helperText={t('search.help')}
              value={term}
              onChange={({ target }) => search(target.value)}
              sx={{ flex: '1 1 240px' }}
              slotProps={{
                input: {
                  startAdornment: (
                    <InputAdornment position="start">
                      <SearchIcon fontSize="small" />
                    </InputAdornment>
                  ),
                },
                htmlInput: { maxLength: 80, autoComplete: 'off', spellCheck: false },
              }}
            />
            {choose(
              t('filter.stage'),
              view.stage ?? '',
              [
                ['', t('filter.allStages')],
                ...sessionStages.map((stage) => [stage, t(`domain:stage.${stage}`)] as const),
              ],
              (value) =>
                set({
                  stage: sessionStages.find((stage) => stage === value) ?? null,
                  ...(view.waiting !== null && value !== 'submitted' && value !== 'in_review'
                    ? { waiting: null }
                    : {}),
                }),
              140,
            )}
            {choose(
              t('filter.scorecards'),
              view.scorecard ?? '',
              [
                ['', t('filter.any')],
                ['mine', t('filter.scorecard.mine')],
                ['missing', t('filter.scorecard.missing')],
              ],
              (value) => set({ scorecard: value === 'mine' || value === 'missing' ? value : null }),
              180,
            )}
            {choose(
              t('filter.waiting'),
              String(view.waiting ?? ''),
              [
                ['', t('filter.any')],
                ...waitings.map(
                  (days) => [String(days), t('filter.waitingDays', { count: days })] as const,
                ),
              ],
              (value) => set({ waiting: waitings.find((days) => String(days) === value) ?? null }),
              150,
            )}
            {choose(
              t('sort.label'),
              view.sort,
              orders.map((sort) => [sort, t(`sort.${sort}`)] as const),
              (value) => set({ sort: sorts.find((sort) => sort === value) ?? everybody.sort }),
              190,
            )}
            {!isSameView(view, everybody) && (
              <Button sx={{ height: 40 }} onClick={() => onViewChange(everybody)}>
                {t('filter.clear')}
              </Button>
            )}
          </Stack>
        </Searching>
      )}
    </Stack>
  );
}
