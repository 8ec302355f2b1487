// A step of the editor: a panel that the step list can jump to.
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/Panel.tsx';
import { buildSectionId, type Step } from './StepNav.tsx';

export function StepSection({
  step,
  actions,
  children,
}: {
  step: Step;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation('hiring');
  return (
    <Box
      id={buildSectionId(step)}
      tabIndex={-1}
      sx={{ scrollMarginTop: 76, '&:focus': { outline: 'none' } }}
    >
      <Panel title={t(`editor.step.${step}`)} lead={t(`editor.stepLead.${step}`)} actions={actions}>
        {children}
      </Panel>
    </Box>
  );
}
