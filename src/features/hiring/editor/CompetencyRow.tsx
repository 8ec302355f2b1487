// One competency of a draft: its name, what it means, its weight.
import BookmarkIcon from '@mui/icons-material/BookmarkAddOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Stack, TextField, Tooltip } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limits, type Competency } from '#domain/jobs/kit.ts';
import { patchCompetency, type Edit } from '#features/hiring/draft/edits.ts';
import { ids } from '#features/hiring/draft/problemTarget.ts';
import { WholeNumberField } from '#features/hiring/parts/WholeNumberField.tsx';
import { useFormat } from '#i18n/useFormat.ts';

interface Props {
  competency: Competency;
  /** No question measures it. */
  isUnused: boolean;
  /** The weights do not add up to 100. */
  isSumWrong: boolean;
  change: (edit: Edit) => void;
  onKeep: () => void;
  onRemove: () => void;
}

export function CompetencyRow({
  competency,
  isUnused,
  isSumWrong,
  change,
  onKeep,
  onRemove,
}: Props) {
  const { t } = useTranslation(['hiring', 'library']);
  const format = useFormat();
  const isUnnamed = competency.name.trim() === '';
  const name = competency.name || t('competencies.unnamed');
  const refusal = (stored: number): string =>
    t(stored < limits.weightMin ? 'competencies.weightMissing' : 'competencies.weightRefused', {
      stored: format.number(stored),
    });
  return (
    <Box
      component="li"
      data-testid="competency"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          sm: 'minmax(0, 2fr) minmax(0, 3fr) auto auto',
        },
        alignItems: 'start',
      }}
    >
      <TextField
        id={ids.competency(competency.id)}
        size="small"
        label={t('competencies.name')}
        value={competency.name}
        error={isUnnamed || isUnused}
        helperText={
          isUnnamed
            ? t('problem.competencyNameMissing')
            : isUnused
              ? t('problem.competencyUnused')
              : undefined
        }
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        onChange={(event) => change(patchCompetency(competency.id, { name: event.target.value }))}
        slotProps={{ htmlInput: { maxLength: limits.competencyNameMax, dir: 'auto' } }}
      />
      <TextField
        size="small"
        label={t('competencies.description')}
        value={competency.description}
        multiline
        maxRows={4}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
        onChange={(event) =>
          change(patchCompetency(competency.id, { description: event.target.value }))
        }
        slotProps={{ htmlInput: { maxLength: 600, dir: 'auto' } }}
      />
      <WholeNumberField
        id={ids.weight(competency.id)}
        label={t('competencies.weight')}
        value={competency.weight}
        bounds={{ min: limits.weightMin, max: 100, refusal }}
        suffix="%"
        error={isSumWrong}
        onValue={(weight) => change(patchCompetency(competency.id, { weight }))}
      />
      <CompetencyButtons name={name} isUnnamed={isUnnamed} onKeep={onKeep} onRemove={onRemove} />
    </Box>
  );
}

function CompetencyButtons({
  name,
  isUnnamed,
  onKeep,
  onRemove,
}: Pick<Props, 'onKeep' | 'onRemove'> & { name: string; isUnnamed: boolean }) {
  const { t } = useTranslation(['hiring', 'library']);
  return (
    <Stack direction="row" sx={{ mt: 3 }}>
      <Tooltip title={t('library:save.competency')}>
        <span>
          <IconButton
            aria-label={t('library:save.competencyNamed', { name })}
            disabled={isUnnamed}
            onClick={onKeep}
          >
            <BookmarkIcon />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={t('competencies.remove')}>
        <IconButton aria-label={t('competencies.removeNamed', { name })} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
