// A summary of the interview, made on demand in the reader's browser once their own scorecard is in.
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aiAgreed, type Result, type TaskInput } from '#ai/port.ts';
import type { CandidateSummary } from '#ai/tasks/summariseCandidate.ts';
import type { AiAdapter } from '#domain/ai/aiSettings.ts';
import { parseAnswerId, type Answer } from '#domain/candidate/answer.ts';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import { languageFrom } from '#i18n/languages.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { MadeBy, useMadeByLine } from '#ui/product/MadeBy.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { reasonText } from '#features/review/results/aiTexts.ts';
import { CompetencySummary } from './CompetencySummary.tsx';
import { PrintSheet } from '#ui/files/PrintSheet.tsx';
import { summaryText } from './summaryText.ts';

export interface SummaryPanelProps {
  rubric: readonly RubricItem[];
  ratings: readonly QuestionRating[];
  answers: readonly Stored<Answer>[];
  numbers: Readonly<Record<string, number>>;
  /** Whose interview it is: blacked out before a cloud model sees the words. */
  names?: readonly string[];
  /** Where the AI may run by the candidate's word. */
  agreed: AiAdapter;
}

export function SummaryPanel({
  rubric,
  ratings,
  answers,
  numbers,
  names = [],
  agreed,
}: SummaryPanelProps) {
  const { t, i18n } = useTranslation(['review', 'domain']);
  const line = useMadeByLine();
  const [made, setMade] = useState<{
    of: readonly QuestionRating[];
    result: Result<'summariseCandidate'>;
  } | null>(null);
  const [summarise, { pending }] = useAction((input: TaskInput<'summariseCandidate'>) =>
    aiAgreed(agreed).ask('summariseCandidate', input, { names }),
  );
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  async function make(): Promise<void> {
    const result = await summarise({
      rubric: rubric.map(({ id, name, questions }) => ({
        id,
        name,
        questions: questions.map((question) => ({ id: question.id, text: question.text })),
      })),
      ratings: [...ratings],
      answers: answers.map(({ id, data }) => ({
        answerId: id,
        questionId: parseAnswerId(id).questionId,
        text: data.text ?? '',
      })),
      language: languageFrom(i18n.language),
    });
    if (result) setMade({ of: ratings, result });
  }
  // Another run was chosen: its summary is another one.
  const result = made?.of === ratings ? made.result : null;
  const nameOf = (id: string): string =>
    rubric.find((competency) => competency.id === id)?.name ?? t('domain:unknown.competency');
  const gapText = ({
    questionId,
    code,
    values,
  }: CandidateSummary['competencies'][number]['gaps'][number]): string =>
    t('summary.gap', {
      number: numbers[questionId] ?? 0,
      text: reasonText(i18n.language, code, values),
    });
  const madeBy = result
    ? `${line({ made: result.provenance, lead: t('summary.by') })}. ${t('summary.checked')}`
    : '';
  const sheet = result && (
    <Stack spacing={2}>
      <Box>
        {result.reply.overview.map((line) => (
          <Typography key={line} variant="body2">
            {line}
          </Typography>
        ))}
      </Box>
      {result.reply.competencies.map((summary) => (
        <CompetencySummary
          key={summary.competencyId}
          name={nameOf(summary.competencyId)}
          summary={summary}
          gapText={gapText}
        />
      ))}
    </Stack>
  );
  return (
    <Panel title={t('summary.title')} lead={t('summary.lead')}>
      {!result && (
        <Button variant="outlined" loading={pending} onClick={() => void make()}>
          {t('summary.make')}
        </Button>
      )}
      {result && (
        <Stack spacing={2}>
          {sheet}
          <Box>
            <MadeBy made={result.provenance} lead={t('summary.by')} />
            <Typography variant="caption" component="p">
              {t('summary.checked')}
            </Typography>
          </Box>
          <Stack direction="row" spacing={1}>
            <CopyButton
              variant="outlined"
              text={summaryText(
                result.reply,
                nameOf,
                gapText,
                {
                  gaps: t('summary.gaps'),
                  claims: t('summary.claims'),
                  followUps: t('summary.followUps'),
                },
                madeBy,
              )}
            />
            <Button
              size="small"
              startIcon={<PrintIcon aria-hidden />}
              onClick={() => setPrinting(true)}
            >
              {t('summary.print')}
            </Button>
          </Stack>
          {printing && (
            <PrintSheet onDone={printed}>
              <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
                {t('summary.title')}
              </Typography>
              {sheet}
              <Typography variant="caption" component="p" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
                {madeBy}
              </Typography>
            </PrintSheet>
          )}
        </Stack>
      )}
    </Panel>
  );
}
