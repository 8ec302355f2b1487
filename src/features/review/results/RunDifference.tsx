// Where two runs agree, question by question, and where not.
import {
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { compareRuns } from '#ai/results/compareRuns.ts';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';

export type ComparedRuns = ReturnType<typeof compareRuns>;

export function RunDifference({
  compared: { questions, agreement, sameInput, sameEngine },
  before,
  after,
  rubric,
  numbers,
}: {
  compared: ComparedRuns;
  before: number;
  after: number;
  rubric: readonly RubricItem[];
  numbers: Readonly<Record<string, number>>;
}) {
  const { t } = useTranslation('review');
  return (
    <>
      <Stack spacing={0.5}>
        {sameInput !== null && (
          <Typography variant="body2">
            {t(sameInput ? 'run.inputs.same' : 'run.inputs.other')}
          </Typography>
        )}
        {sameEngine !== null && (
          <Typography variant="body2">
            {t(sameEngine ? 'run.engineSame' : 'run.engineOther')}
          </Typography>
        )}
        <Typography variant="body2">
          {t('run.agreement', {
            same: agreement.sameLevel,
            of: agreement.bothRated,
            near: agreement.withinOne,
          })}
        </Typography>
      </Stack>
      <TableContainer tabIndex={0}>
        <Table
          size="small"
          aria-label={t('run.compareTitle')}
          sx={{ '& td, & th': { px: 1, '&:first-of-type': { pl: 0 } } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t('total.competency')}</TableCell>
              <TableCell>{t('run.column', { attempt: before })}</TableCell>
              <TableCell>{t('run.column', { attempt: after })}</TableCell>
              <TableCell>{t('run.quotes')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {questions.map((question) => (
              <QuestionRow
                key={question.questionId}
                question={question}
                rubric={rubric}
                numbers={numbers}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

function QuestionRow({
  question: { questionId, competencyId, a, b, same, quotesShared },
  rubric,
  numbers,
}: {
  question: ComparedRuns['questions'][number];
  rubric: readonly RubricItem[];
  numbers: Readonly<Record<string, number>>;
}) {
  const { t } = useTranslation(['review', 'domain']);
  const { percent } = useFormat();
  const level = (rating: QuestionRating | null): string => {
    if (!rating) return '–';
    if (rating.level !== null) return t('run.level', { level: rating.level });
    return t(rating.status === 'unsupported' ? 'domain:unsupported' : 'domain:notEnoughEvidence');
  };
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Typography variant="body2">
          {rubric.find(({ id }) => id === competencyId)?.name ?? t('domain:unknown.competency')}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {t('run.question', { number: numbers[questionId] ?? '' })}
        </Typography>
      </TableCell>
      <TableCell>{level(a)}</TableCell>
      <TableCell>{level(b)}</TableCell>
      <TableCell>
        <StatusChip
          tone={same ? 'good' : 'warning'}
          label={t(same ? 'run.change.same' : 'run.change.other')}
        />
        <Typography variant="caption" component="p" color="text.secondary">
          {t('run.shared', { share: percent(quotesShared) })}
        </Typography>
      </TableCell>
    </TableRow>
  );
}
