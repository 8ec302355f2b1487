// A summary as it was made: to be read, copied and printed, with what made it.
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Result } from '#ai/port.ts';
import type { CandidateSummary } from '#ai/tasks/summariseCandidate.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { formatReason } from '#features/review/results/aiTexts.ts';
import { PrintSheet } from '#ui/files/PrintSheet.tsx';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { MadeBy, useMadeByLine } from '#ui/product/MadeBy.tsx';
import { CompetencySummary } from './CompetencySummary.tsx';
import { writeSummary } from './summaryText.ts';

interface Props {
  result: Result<'summariseCandidate'>;
  rubric: readonly RubricItem[];
  numbers: Readonly<Record<string, number>>;
}

export function MadeSummary({ result, rubric, numbers }: Props) {
  const { t, i18n } = useTranslation(['review', 'domain']);
  const line = useMadeByLine();
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const nameOf = (id: string): string =>
    rubric.find((competency) => competency.id === id)?.name ?? t('domain:unknown.competency');
  const gapText = ({
    questionId,
    code,
    values,
  }: CandidateSummary['competencies'][number]['gaps'][number]): string =>
    t('summary.gap', {
      number: numbers[questionId] ?? 0,
      text: formatReason(i18n.language, code, values),
    });
  const madeBy = `${line({ made: result.provenance, lead: t('summary.by') })}. ${t('summary.checked')}`;
  const sheet = (
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
          text={writeSummary(
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
        <PrintedSummary madeBy={madeBy} onDone={printed}>
          {sheet}
        </PrintedSummary>
      )}
    </Stack>
  );
}

function PrintedSummary({
  madeBy,
  onDone,
  children,
}: {
  madeBy: string;
  onDone: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('review');
  return (
    <PrintSheet onDone={onDone}>
      <Typography variant="h2" component="h1" sx={{ mb: 2 }}>
        {t('summary.title')}
      </Typography>
      {children}
      <Typography variant="caption" component="p" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {madeBy}
      </Typography>
    </PrintSheet>
  );
}
