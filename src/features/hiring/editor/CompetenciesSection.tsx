// Step 2: what is measured, and how much each part weighs. The sum is always in view.
import AddIcon from '@mui/icons-material/Add';
import BookmarkIcon from '@mui/icons-material/BookmarkAddOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Alert,
  Box,
  Button,
  IconButton,
  Stack,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { limits, type Competency } from '#domain/jobs/kit.ts';
import { competencyEntry } from '#domain/jobs/library.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership } from '#session/session.ts';
import {
  balance,
  blankCompetency,
  patchCompetency,
  putCompetency,
  removeCompetency,
  type Edit,
  type OfferUndo,
} from '#features/hiring/draft/edits.ts';
import { addCompetencies, withoutAdded } from '#features/hiring/library/additions.ts';
import { LibraryPicker } from '#features/hiring/library/LibraryPicker.tsx';
import { SaveToLibrary } from '#features/hiring/library/SaveToLibrary.tsx';
import { ids } from '#features/hiring/draft/problemTarget.ts';
import { StepSection } from './StepSection.tsx';
import { weightSum } from '#features/hiring/draft/weights.ts';
import { WholeNumberField } from '#features/hiring/parts/WholeNumberField.tsx';

interface Props {
  content: DraftContent;
  change: (edit: Edit) => void;
  offerUndo: OfferUndo;
}

export function CompetenciesSection({ content, change, offerUndo }: Props) {
  const { t } = useTranslation(['hiring', 'library']);
  const { uid, orgId } = useMembership();
  const [isPicking, setPicking] = useState(false);
  const [kept, setKept] = useState<Competency | null>(null);
  const format = useFormat();
  const { competencies, questions } = content;
  const sum = weightSum(competencies);
  const hasNoWeight = competencies.some(({ weight }) => weight < limits.weightMin);
  const refusal = (stored: number): string =>
    t(stored < limits.weightMin ? 'competencies.weightMissing' : 'competencies.weightRefused', {
      stored: format.number(stored),
    });
  const isFull = competencies.length >= limits.competenciesMax;

  function add(): void {
    const competency = blankCompetency(content);
    change(putCompetency(competency, competencies.length));
    setTimeout(() => document.getElementById(ids.competency(competency.id))?.focus(), 0);
  }
  function remove(competency: Competency, index: number): void {
    change(removeCompetency(competency.id));
    offerUndo(
      t('competencies.removed', { name: competency.name || t('competencies.unnamed') }),
      putCompetency(competency, index),
    );
    document.getElementById(ids.addCompetency)?.focus();
  }

  return (
    <StepSection step="competencies">
      {competencies.length === 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('problem.noCompetencies')}
        </Alert>
      )}
      <Stack component="ul" spacing={2.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {competencies.map((competency, index) => {
          const isUnnamed = competency.name.trim() === '';
          const isUnused = !questions.some(({ competencyId }) => competencyId === competency.id);
          return (
            <Box
              component="li"
              key={competency.id}
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
                onChange={(event) =>
                  change(patchCompetency(competency.id, { name: event.target.value }))
                }
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
                min={limits.weightMin}
                max={100}
                suffix="%"
                error={sum !== 100}
                refusal={refusal}
                onValue={(weight) => change(patchCompetency(competency.id, { weight }))}
              />
              <Stack direction="row" sx={{ mt: 3 }}>
                <Tooltip title={t('library:save.competency')}>
                  <span>
                    <IconButton
                      aria-label={t('library:save.competencyNamed', {
                        name: competency.name || t('competencies.unnamed'),
                      })}
                      disabled={isUnnamed}
                      onClick={() => setKept(competency)}
                    >
                      <BookmarkIcon />
                    </IconButton>
                  </span>
                </Tooltip>
                <Tooltip title={t('competencies.remove')}>
                  <IconButton
                    aria-label={t('competencies.removeNamed', {
                      name: competency.name || t('competencies.unnamed'),
                    })}
                    onClick={() => remove(competency, index)}
                  >
                    <DeleteIcon />
                  </IconButton>
                </Tooltip>
              </Stack>
            </Box>
          );
        })}
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ mt: 2.5, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Button id={ids.addCompetency} startIcon={<AddIcon />} onClick={add} disabled={isFull}>
          {t('competencies.add')}
        </Button>
        <Button onClick={() => setPicking(true)} disabled={isFull}>
          {t('library:pick.competency')}
        </Button>
        {isFull && (
          <Typography variant="body2" color="text.secondary">
            {t('competencies.full', { count: limits.competenciesMax })}
          </Typography>
        )}
        {competencies.length > 0 && (
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <Typography
              role="status"
              data-testid="weight-sum"
              sx={{ fontWeight: 600, color: sum === 100 ? 'success.main' : 'error.main' }}
            >
              {t('competencies.sum', { sum: format.number(sum) })}
            </Typography>
            <Button
              id={ids.balance}
              variant="outlined"
              size="small"
              disabled={sum === 100 && !hasNoWeight}
              onClick={() => change(balance)}
            >
              {t('competencies.balance')}
            </Button>
          </Stack>
        )}
      </Stack>
      {isPicking && (
        <LibraryPicker
          orgId={orgId}
          kind="competency"
          language={content.language}
          onClose={() => setPicking(false)}
          onPick={(items) => {
            change(addCompetencies(items.map(({ body }) => body)));
            offerUndo(
              t('library:pick.addedCompetencies', { count: items.length }),
              withoutAdded(content),
            );
            setPicking(false);
          }}
        />
      )}
      {kept && (
        <SaveToLibrary
          uid={uid}
          orgId={orgId}
          entry={competencyEntry(kept, questions, content.language)}
          onClose={() => setKept(null)}
        />
      )}
    </StepSection>
  );
}
