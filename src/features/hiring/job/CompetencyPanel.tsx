// A competency as published: its weight, and its questions with their level descriptions.
import ExpandIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { keyPointsOf } from '#ai/results/keyPoints.ts';
import { isSpoken, computeAnswerMinutes } from '#domain/jobs/answering.ts';
import type { CandidateQuestion, Interview, RubricItem } from '#domain/jobs/interview.ts';
import { levels } from '#domain/jobs/kit.ts';
import { readRetakesFor } from '#domain/jobs/retakes.ts';
import { formatsOf, maxSecondsOf } from '#domain/recordings/recording.ts';
import { formatLength } from '#features/hiring/parts/lengthText.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';

interface CompetencyPanelProps {
  job: Interview;
  item: RubricItem;
  questions: readonly CandidateQuestion[];
  numbers: Readonly<Record<string, number>>;
  /** Begins to correct a question's wording; null where that is over. */
  onCorrect: ((questionId: string) => void) | null;
}

export function CompetencyPanel({
  item,
  job,
  questions,
  numbers,
  onCorrect,
}: CompetencyPanelProps) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  return (
    <Panel
      title={<bdi>{item.name}</bdi>}
      lead={item.description}
      actions={
        <Typography sx={{ fontWeight: 600 }}>
          {t('interview.weight', { weight: format.percent(item.weight / 100) })}
        </Typography>
      }
      flush
    >
      {item.questions.map((question) => (
        <QuestionAccordion
          key={question.id}
          job={job}
          question={question}
          asked={questions.find(({ id }) => id === question.id)}
          number={numbers[question.id] ?? ''}
          onCorrect={onCorrect}
        />
      ))}
    </Panel>
  );
}

interface QuestionAccordionProps {
  job: Interview;
  question: RubricItem['questions'][number];
  /** The question as candidates read it. */
  asked: CandidateQuestion | undefined;
  number: number | string;
  onCorrect: CompetencyPanelProps['onCorrect'];
}

function QuestionAccordion({ job, question, asked, number, onCorrect }: QuestionAccordionProps) {
  const { t } = useTranslation('hiring');
  return (
    <Accordion
      disableGutters
      elevation={0}
      square
      slotProps={{ heading: { component: 'h3' } }}
      sx={{ borderTop: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />} sx={{ px: { xs: 2, sm: 3 } }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {question.text}
          </Typography>
          {asked && <AskedFacts job={job} asked={asked} number={number} />}
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pb: 2.5 }}>
        {onCorrect && asked && (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('correct.openFor', { number: number })}
            onClick={() => onCorrect(question.id)}
            sx={{ mb: 2 }}
          >
            {t('correct.open')}
          </Button>
        )}
        <LevelDescriptions anchors={question.anchors} />
        {question.lookFor.length > 0 && (
          <Named title={t('questions.lookFor')} lines={question.lookFor} />
        )}
        {question.modelAnswer && (
          <Named title={t('questions.modelAnswer')} lines={keyPointsOf(question.modelAnswer)} />
        )}
        {asked && asked.followUps.length > 0 && (
          <Named title={t('questions.followUps')} lines={asked.followUps} />
        )}
      </AccordionDetails>
    </Accordion>
  );
}

/** Of which kind a question is, how long it takes, and how it is answered. */
function AskedFacts({
  job,
  asked,
  number,
}: {
  job: Interview;
  asked: CandidateQuestion;
  number: number | string;
}) {
  const { t } = useTranslation(['hiring', 'domain']);
  const answeringOf = (question: CandidateQuestion): string[] =>
    isSpoken(question, job.type)
      ? [
          formatsOf(question, job.type)
            .toReversed()
            .map((one) => t(`answering.format.${one}`))
            .join(', '),
          t('preview.atMost', { length: formatLength(t, maxSecondsOf(question)) }),
          ...(question.thinkSeconds
            ? [t('preview.think', { length: formatLength(t, question.thinkSeconds) })]
            : []),
          ...(job.ownRetakes
            ? [t('interview.retakes', { count: readRetakesFor(job, question.id) })]
            : []),
        ]
      : [];
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
      {[
        t('questions.number', { number }),
        t(`domain:questionKind.${asked.kind}`),
        t('domain:minutes', { count: computeAnswerMinutes(asked, job.type) }),
        t('interview.followUps', { count: asked.followUpCap }),
        ...answeringOf(asked),
      ].join(' · ')}
    </Typography>
  );
}

function LevelDescriptions({ anchors }: { anchors: readonly string[] }) {
  const { t } = useTranslation('domain');
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '140px minmax(0, 1fr)' },
        gap: 1,
      }}
    >
      {levels.map((level) => (
        <Box key={level} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
            {t(`level.${level}`)}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            dir="auto"
            sx={{ m: 0, overflowWrap: 'anywhere' }}
          >
            {anchors[level - 1]}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Named({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {lines.map((line) => (
          <li key={line}>
            <Typography variant="body2" dir="auto">
              {line}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
