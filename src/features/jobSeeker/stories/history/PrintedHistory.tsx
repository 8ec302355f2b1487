// Attempts for printing: the question, the words, which parts were there, the one thing to change, and plain counts.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { CoachReply } from '#ai/tasks/coachAnswer.ts';
import { storyParts, type PracticeAttempt } from '#domain/seeker/practice.ts';
import { readPartsSeen } from '#domain/seeker/practiceTrend.ts';
import { questionOf } from '#domain/seeker/spacedReview.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { PrintSheet } from '#ui/files/PrintSheet.tsx';
import { useNow } from '#ui/reading/useNow.ts';
import { useAttemptFacts } from './AttemptRow.tsx';

const whole = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** `title`: above several attempts; null for a single one. */
export function PrintedHistory({
  title,
  attempts,
  onDone,
}: {
  title: string | null;
  attempts: readonly Stored<PracticeAttempt>[];
  onDone: () => void;
}) {
  const { t } = useTranslation('stories');
  const { date } = useFormat();
  const now = useNow();
  return (
    <PrintSheet onDone={onDone}>
      <Box sx={{ fontSize: '10.5pt' }}>
        {title !== null && (
          <>
            <Typography variant="h1" sx={{ fontSize: '18pt' }}>
              {title}
            </Typography>
            <Typography sx={{ mb: 2 }}>
              {t('paper.lead', { count: attempts.length, date: date(now) })}
            </Typography>
          </>
        )}
        {attempts.map(({ id, data }) => (
          <PrintedAttempt key={id} data={data} />
        ))}
        <Typography variant="caption" component="p" sx={{ mt: 2 }}>
          {t('paper.note')}
        </Typography>
      </Box>
    </PrintSheet>
  );
}

function PrintedAttempt({ data }: { data: PracticeAttempt }) {
  const { t } = useTranslation('stories');
  const { number, list } = useFormat();
  const facts = useAttemptFacts();
  const parts = readPartsSeen(data.content?.coaching);
  const reply = CoachReply.safeParse(data.content?.coaching);
  return (
    <Box component="section" sx={{ borderTop: '1px solid #999', pt: 1.5, mb: 2.5 }}>
      <Typography variant="h2" sx={{ fontSize: '13pt', breakAfter: 'avoid' }} dir="auto">
        {questionOf(data) || t('untitledQuestion')}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, breakAfter: 'avoid' }}>
        {facts(data)}
      </Typography>
      <Typography dir="auto" sx={{ ...whole, mb: 1 }}>
        {data.text?.trim() || t('attempt.noWords')}
      </Typography>
      {(data.content?.followUps ?? []).map(({ prompt, text }, index) => (
        <Typography key={index} dir="auto" sx={{ ...whole, mb: 1 }}>
          <strong>{prompt}</strong>
          {'\n'}
          {text}
        </Typography>
      ))}
      {parts && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'max-content 1fr',
            columnGap: 2,
            rowGap: 0.5,
            m: 0,
            mb: 1,
          }}
        >
          {storyParts
            .filter((part) => parts.wanted.includes(part))
            .map((part) => (
              <Box key={part} sx={{ display: 'contents' }}>
                <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
                  {t(`part.${part}`)}
                </Typography>
                <Typography component="dd" variant="body2" dir="auto" sx={{ ...whole, m: 0 }}>
                  {parts.texts[part] || t('paper.notFound')}
                </Typography>
              </Box>
            ))}
        </Box>
      )}
      {reply.success && (
        <Typography variant="body2" sx={whole}>
          <strong>{t('paper.fix')}</strong> {reply.data.fix.text}
        </Typography>
      )}
      {parts?.counts && (
        <Typography variant="body2">
          {list(
            (['words', 'fillers', 'numbers'] as const).map(
              (name) => `${t(`counts.${name}`)}: ${number(parts.counts?.[name] ?? 0)}`,
            ),
          )}
        </Typography>
      )}
    </Box>
  );
}
