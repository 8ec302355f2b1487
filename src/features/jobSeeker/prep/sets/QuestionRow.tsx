// One question in its set: practise it, see what is likely to follow, move it, take it out.
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { Box, Button, Collapse, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PracticeQuestion } from '#domain/seeker/practice.ts';
import { getPracticeLink } from '#features/jobSeeker/prep/attempt/usePracticeRoute.ts';

export interface QuestionRowProps {
  setId: string;
  question: PracticeQuestion;
  number: number;
  tries: number;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onDrop: () => void;
}

export function QuestionRow({
  setId,
  question,
  number,
  tries,
  isFirst,
  isLast,
  onMove,
  onDrop,
}: QuestionRowProps) {
  const { t } = useTranslation('prep');
  const id = useId();
  const [open, setOpen] = useState(false);
  const facts = [
    ...(question.kind ? [t(`kind.${question.kind}`)] : []),
    t('set.minutes', { count: question.minutes }),
    ...(tries > 0 ? [t('set.tries', { count: tries })] : []),
  ];
  return (
    <Box
      component="li"
      data-testid="question"
      sx={{ borderTop: 1, borderColor: 'divider', px: { xs: 2, sm: 3 }, py: 2 }}
    >
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        spacing={{ xs: 1, md: 2 }}
        sx={{ alignItems: { md: 'flex-start' } }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 550 }}>
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {number}.
            </Box>{' '}
            {question.text}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
            {facts.join(' · ')}
          </Typography>
          {question.followUps.length > 0 && (
            <FollowUps open={open} id={id} setOpen={setOpen} question={question} />
          )}
        </Box>
        <RowActions
          setId={setId}
          question={question}
          number={number}
          tries={tries}
          isFirst={isFirst}
          onMove={onMove}
          isLast={isLast}
          onDrop={onDrop}
        />
      </Stack>
    </Box>
  );
}

interface FollowUpsProps {
  open: boolean;
  id: string;
  setOpen: (next: boolean) => void;
  question: PracticeQuestion;
}

/** What the question is likely to be followed by. */
function FollowUps({ open, id, setOpen, question }: FollowUpsProps) {
  const { t } = useTranslation('prep');
  return (
    <>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ px: 0, minWidth: 0 }}
      >
        {t('set.followUps', { count: question.followUps.length })}
      </Button>
      <Collapse in={open} id={id}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {question.followUps.map((text) => (
            <Typography key={text} component="li" variant="body2">
              {text}
            </Typography>
          ))}
        </Box>
      </Collapse>
    </>
  );
}

interface RowActionsProps {
  setId: string;
  question: PracticeQuestion;
  number: number;
  tries: number;
  isFirst: boolean;
  onMove: (by: -1 | 1) => void;
  isLast: boolean;
  onDrop: () => void;
}

/** Practises the question, moves it or takes it out. */
function RowActions({
  setId,
  question,
  number,
  tries,
  isFirst,
  onMove,
  isLast,
  onDrop,
}: RowActionsProps) {
  const { t } = useTranslation('prep');
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', flexShrink: 0 }}>
      <Button
        variant="outlined"
        size="small"
        component={Link}
        to={getPracticeLink(setId, question.id)}
        state={{ moved: true }}
        aria-label={t('set.practiseOf', { number })}
      >
        {t(tries > 0 ? 'set.again' : 'set.practise')}
      </Button>
      <Tooltip title={isFirst ? '' : t('set.up')}>
        <span>
          <IconButton
            size="small"
            disabled={isFirst}
            sx={{ visibility: isFirst ? 'hidden' : undefined }}
            aria-label={t('set.upOf', { number })}
            onClick={() => onMove(-1)}
          >
            <UpIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={isLast ? '' : t('set.down')}>
        <span>
          <IconButton
            size="small"
            disabled={isLast}
            sx={{ visibility: isLast ? 'hidden' : undefined }}
            aria-label={t('set.downOf', { number })}
            onClick={() => onMove(1)}
          >
            <DownIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title={t('set.drop')}>
        <IconButton size="small" aria-label={t('set.dropOf', { number })} onClick={onDrop}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
