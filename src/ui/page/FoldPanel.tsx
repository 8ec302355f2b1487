// A panel that folds to one line once nothing in it waits for anybody. It never closes under somebody's hands: only when it is finished from the start.
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Collapse, Paper, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Panel, type PanelProps } from './Panel.tsx';

export interface FoldPanelProps extends Pick<PanelProps, 'lead' | 'children' | 'flush'> {
  title: string;
  /** What the folded line says. */
  summary: string;
  /** True when nothing in it waits. */
  isFinished: boolean;
}

export function FoldPanel({
  title,
  summary,
  isFinished,
  lead,
  flush = false,
  children,
}: FoldPanelProps) {
  const id = useId();
  const [folds, setFolds] = useState(isFinished);
  const [isOpen, setOpen] = useState(false);
  // What waits again is open again, and stays so.
  if (folds && !isFinished) setFolds(false);
  if (!folds || !isFinished)
    return (
      <Panel title={title} lead={lead} flush={flush}>
        {children}
      </Panel>
    );
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={`${id}-title`}
      sx={{ overflow: 'hidden' }}
    >
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{
          px: { xs: 2, sm: 3 },
          py: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
        }}
      >
        <FoldButton id={id} title={title} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <Typography variant="body2" color="text.secondary">
          {summary}
        </Typography>
      </Stack>
      <Collapse in={isOpen} id={`${id}-content`} unmountOnExit>
        <Box sx={flush ? undefined : { px: { xs: 2, sm: 3 }, pb: 2.5 }}>
          {lead && (
            <Typography
              variant="body2"
              color="text.secondary"
              sx={{ mb: 2, ...(flush ? { px: { xs: 2, sm: 3 } } : {}) }}
            >
              {lead}
            </Typography>
          )}
          {children}
        </Box>
      </Collapse>
    </Paper>
  );
}

interface FoldButtonProps {
  id: string;
  title: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The title, which opens and folds. */
function FoldButton({ id, title, isOpen, onToggle }: FoldButtonProps) {
  return (
    <Typography id={`${id}-title`} variant="subtitle2" component="h2">
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={`${id}-content`}
        onClick={onToggle}
        sx={{
          font: 'inherit',
          gap: 0.5,
          minHeight: 32,
          px: 0.5,
          ml: -0.5,
          borderRadius: 1,
          textAlign: 'left',
        }}
      >
        <ExpandIcon
          fontSize="small"
          aria-hidden
          sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
        />
        {title}
      </ButtonBase>
    </Typography>
  );
}
