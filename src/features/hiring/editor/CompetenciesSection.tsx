// Step 2: what is measured, and how much each part weighs. The sum is always in view.
import { Alert, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '#data/jobs/drafts.ts';
import type { Competency } from '#domain/jobs/kit.ts';
import { buildCompetencyEntry } from '#domain/jobs/library.ts';
import { useMembership } from '#session/session.ts';
import {
  putCompetency,
  removeCompetency,
  type Edit,
  type OfferUndo,
} from '#features/hiring/draft/edits.ts';
import { addCompetencies, removeAdded } from '#features/hiring/library/additions.ts';
import { LibraryPicker } from '#features/hiring/library/LibraryPicker.tsx';
import { SaveToLibrary } from '#features/hiring/library/SaveToLibrary.tsx';
import { ids } from '#features/hiring/draft/problemTarget.ts';
import { StepSection } from './StepSection.tsx';
import { sumWeights } from '#features/hiring/draft/weights.ts';
import { AddCompetency } from './AddCompetency.tsx';
import { CompetencyRow } from './CompetencyRow.tsx';

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
  const { competencies, questions } = content;
  const sum = sumWeights(competencies);

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
        {competencies.map((competency, index) => (
          <CompetencyRow
            key={competency.id}
            competency={competency}
            isUnused={!questions.some(({ competencyId }) => competencyId === competency.id)}
            isSumWrong={sum !== 100}
            change={change}
            onKeep={() => setKept(competency)}
            onRemove={() => remove(competency, index)}
          />
        ))}
      </Stack>
      <AddCompetency content={content} change={change} sum={sum} onPick={() => setPicking(true)} />
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
              removeAdded(content),
            );
            setPicking(false);
          }}
        />
      )}
      {kept && (
        <SaveToLibrary
          uid={uid}
          orgId={orgId}
          entry={buildCompetencyEntry(kept, questions, content.language)}
          onClose={() => setKept(null)}
        />
      )}
    </StepSection>
  );
}
