// Two lists side by side: what is, with ticks, and what is not, with crosses.
import { Box } from '@mui/material';
import { Panel } from '#ui/page/Panel.tsx';
import { PointList } from './PointList.tsx';

interface SignedList {
  title: string;
  points: readonly string[];
}

export function TwoLists({ yes, no }: { yes: SignedList; no: SignedList }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: 3,
        '& > *': { height: '100%' },
      }}
    >
      <Panel title={yes.title} headingLevel="h3">
        <PointList points={yes.points} />
      </Panel>
      <Panel title={no.title} headingLevel="h3">
        <PointList sign="cross" points={no.points} />
      </Panel>
    </Box>
  );
}
