// Which candidates a list shows, and in which order: a search, filters, a sort order.
import { Button, MenuItem, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import {
  everybody,
  isSameView,
  sessionStages,
  sorts,
  waitings,
  type Sort,
} from '#domain/candidate/candidateView.ts';
import { Searching } from '#ui/page/ReadOnly.tsx';
import { SearchInput } from '#ui/page/SearchInput.tsx';
import type { ViewState } from './useCandidateView.ts';

interface Props extends Pick<ViewState, 'view' | 'onViewChange'> {
  term: string;
  search: (term: string) => void;
}

export function ListFilters({ view, onViewChange, term, search }: Props) {
  const { t } = useTranslation('pipeline');
  return (
    <Searching>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}
      >
        <SearchInput
          label={t('search.label')}
          helperText={t('search.help')}
          value={term}
          onChange={search}
          sx={{ flex: '1 1 240px' }}
        />
        <Choices view={view} onViewChange={onViewChange} />
        {!isSameView(view, everybody) && (
          <Button sx={{ height: 40 }} onClick={() => onViewChange(everybody)}>
            {t('filter.clear')}
          </Button>
        )}
      </Stack>
    </Searching>
  );
}

function Choices({ view, onViewChange }: Pick<Props, 'view' | 'onViewChange'>) {
  const { t } = useTranslation(['pipeline', 'domain']);
  const orders: readonly Sort[] =
    view.waiting === null ? sorts : sorts.filter((sort) => sort.startsWith('submitted'));
  return (
    <>
      <Choice
        label={t('filter.stage')}
        value={view.stage ?? ''}
        options={[
          ['', t('filter.allStages')],
          ...sessionStages.map((stage) => [stage, t(`domain:stage.${stage}`)] as const),
        ]}
        width={140}
        onValue={(value) =>
          onViewChange({
            stage: sessionStages.find((stage) => stage === value) ?? null,
            ...(view.waiting !== null && value !== 'submitted' && value !== 'in_review'
              ? { waiting: null }
              : {}),
          })
        }
      />
      <Choice
        label={t('filter.scorecards')}
        value={view.scorecard ?? ''}
        options={[
          ['', t('filter.any')],
          ['mine', t('filter.scorecard.mine')],
          ['missing', t('filter.scorecard.missing')],
        ]}
        width={180}
        onValue={(value) =>
          onViewChange({ scorecard: value === 'mine' || value === 'missing' ? value : null })
        }
      />
      <Choice
        label={t('filter.waiting')}
        value={String(view.waiting ?? '')}
        options={[
          ['', t('filter.any')],
          ...waitings.map(
            (days) => [String(days), t('filter.waitingDays', { count: days })] as const,
          ),
        ]}
        width={150}
        onValue={(value) =>
          onViewChange({ waiting: waitings.find((days) => String(days) === value) ?? null })
        }
      />
      <Choice
        label={t('sort.label')}
        value={view.sort}
        options={orders.map((sort) => [sort, t(`sort.${sort}`)] as const)}
        width={190}
        onValue={(value) =>
          onViewChange({ sort: sorts.find((sort) => sort === value) ?? everybody.sort })
        }
      />
    </>
  );
}

function Choice({
  label,
  value,
  options,
  width,
  onValue,
}: {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  width: number;
  onValue: (value: string) => void;
}) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onValue(target.value)}
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
}
