// The steps of the editor: where they are, and which still need something.
import WarningIcon from '@mui/icons-material/ErrorOutlineOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';
import type { PublishProblem } from '#features/hiring/draft/problemTarget.ts';

const steps = ['job', 'competencies', 'questions', 'candidate', 'publish'] as const;
export type Step = (typeof steps)[number];

/** The id of a step's section. */
export const buildSectionId = (step: Step): string => `step-${step}`;

const problemsIn: Record<Step, readonly PublishProblem[]> = {
  job: ['titleMissing'],
  competencies: [
    'noCompetencies',
    'competencyNameMissing',
    'weightMissing',
    'weightsNot100',
    'competencyUnused',
  ],
  questions: ['noQuestions', 'questionEmpty', 'anchorEmpty', 'questionWithoutCompetency'],
  candidate: ['closesInPast'],
  publish: [],
};

function goToStep(step: Step): void {
  const section = document.getElementById(buildSectionId(step));
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

export function StepNav({ problems }: { problems: readonly PublishProblem[] }) {
  const { t } = useTranslation('hiring');
  usePageCommands(
    steps.map((step) => ({
      id: `step-${step}`,
      label: 'palette:page.step',
      values: { name: t(`editor.step.${step}`) },
      readsOnly: true,
      run: () => goToStep(step),
    })),
  );
  return (
    <Box component="nav" aria-label={t('editor.steps')}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          flexWrap: 'wrap',
          gap: 0.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {steps.map((step) => {
          const isOpen =
            step === 'publish'
              ? problems.length > 0
              : problems.some((problem) => problemsIn[step].includes(problem));
          return (
            <li key={step}>
              <ButtonBase
                component="a"
                href={`#${buildSectionId(step)}`}
                sx={{
                  px: 1.5,
                  py: 1,
                  borderRadius: 2,
                  gap: 1,
                  width: 1,
                  justifyContent: 'flex-start',
                  '&:hover': { bgcolor: 'action.hover' },
                  '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
                }}
              >
                {isOpen ? (
                  <WarningIcon
                    fontSize="small"
                    color="warning"
                    titleAccess={t('editor.stepOpen')}
                  />
                ) : (
                  <DoneIcon fontSize="small" color="success" titleAccess={t('editor.stepDone')} />
                )}
                <Typography component="span" variant="body2" sx={{ fontWeight: 550 }}>
                  {t(`editor.step.${step}`)}
                </Typography>
              </ButtonBase>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
