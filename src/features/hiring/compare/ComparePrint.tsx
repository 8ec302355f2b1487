// The comparison in print: every criterion unfolded, the people in columns.
import { Box, Typography } from '@mui/material';
import { CompareHead } from './CompareHead.tsx';
import type { Column, CompareLine } from './useCompareLines.tsx';

interface Props {
  interviewId: string;
  lines: readonly CompareLine[];
  columns: readonly Column[];
}

// Rows of a table jump to the next page whole; the columns of a grid go on there. Names stand over every criterion.
export function ComparePrint({ interviewId, lines, columns }: Props) {
  return lines.map((line) => (
    <Box
      key={line.id}
      component="section"
      sx={{ mt: 2, pt: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h4" component="h2" sx={{ breakAfter: 'avoid' }}>
        {line.name}{' '}
        <Typography component="span" variant="caption">
          {line.aside}
        </Typography>
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))`,
          columnGap: 2,
          mt: 0.5,
        }}
      >
        {columns.map((column) => (
          <Box key={column.uid}>
            {line === lines[0] ? (
              <CompareHead interviewId={interviewId} column={column} isPrint />
            ) : (
              <Typography variant="subtitle2" component="p">
                {column.name}
              </Typography>
            )}
            {line.cell(column, line.unfolds)}
          </Box>
        ))}
      </Box>
    </Box>
  ));
}
