// What an entry of the library holds, to read: questions with their anchors, competencies with their weights.
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { levels } from '#domain/jobs/kit.ts';
import type { KeptQuestion, LibraryItem } from '#domain/jobs/library.ts';
import { useFormat } from '#i18n/useFormat.ts';

export function ItemDetails({ item }: { item: LibraryItem }) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  if (item.kind === 'question') return <QuestionDetail question={item.body} />;
  if (item.kind === 'competency') {
    return (
      <Stack spacing={2}>
        {item.body.description && (
          <Typography variant="body2" dir="auto">
            {item.body.description}
          </Typography>
        )}
        {item.body.questions.map((question, index) => (
          <QuestionDetail key={index} question={question} titled />
        ))}
      </Stack>
    );
  }
  const { competencies, questions } = item.body;
  return (
    <Stack spacing={2.5}>
      {competencies.map(({ id, name, weight }) => (
        <Box key={id}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            <bdi>{name}</bdi> · {t('interview.weight', { weight: format.percent(weight / 100) })}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {questions
              .filter(({ competencyId }) => competencyId === id)
              .map((question) => (
                <Typography
                  key={question.id}
                  component="li"
                  variant="body2"
                  dir="auto"
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {question.text}
                </Typography>
              ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

function QuestionDetail({
  question,
  titled = false,
}: {
  question: KeptQuestion;
  titled?: boolean;
}) {
  const { t } = useTranslation(['hiring', 'domain']);
  return (
    <Box>
      {titled && (
        <Typography
          variant="body2"
          dir="auto"
          sx={{ fontWeight: 600, mb: 0.5, overflowWrap: 'anywhere' }}
        >
          {question.text}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {[
          t(`domain:questionKind.${question.kind}`),
          t('domain:minutes', { count: question.minutes }),
          t('interview.followUps', { count: question.followUpCap }),
        ].join(' · ')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '140px minmax(0, 1fr)' },
          gap: 0.75,
        }}
      >
        {levels.map((level) => (
          <Box key={level} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
              {t(`domain:level.${level}`)}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              dir="auto"
              sx={{ m: 0, overflowWrap: 'anywhere' }}
            >
              {question.anchors[level - 1]}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
