// The candidate's own answers, to read again after sending.
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Room } from '#data/candidate.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { answersAsText } from './answersAsText.ts';
import { planFrom, planOf, turnsOf } from './roomPlan.ts';

export function SentAnswers({ room }: { room: Room }) {
  const { t } = useTranslation('interview');
  const { questions, answers } = room;
  const textOf = (answerId: string): string => answers.find(({ id }) => id === answerId)?.data.text ?? '';
  const plan = planFrom(null, questions, answers.map(({ id, data }) => ({ id, text: data.text ?? '', prompt: data.prompt ?? null })));
  return (
    <Panel title={t('sent.title')} actions={<Box sx={{ displayPrint: 'none' }}><CopyButton text={answersAsText(questions, plan, textOf, t('review.noAnswer'))} label={t('sent.copy')} /></Box>}>
      {questions.map((question, index) => (
        <Accordion key={question.id}>
          <AccordionSummary expandIcon={<ExpandMoreIcon />}><Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{t('sent.question', { index: index + 1, text: question.text })}</Typography></AccordionSummary>
          <AccordionDetails>
            {turnsOf(question, planOf(plan, question.id)).map((turn) => (
              <Box key={turn.answerId} sx={{ mb: 2 }}>
                {turn.followUp > 0 && <Typography variant="body2" dir="auto" sx={{ fontWeight: 600, mb: 0.5 }}>{turn.prompt}</Typography>}
                <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{textOf(turn.answerId).trim() || t('review.noAnswer')}</Typography>
              </Box>
            ))}
          </AccordionDetails>
        </Accordion>
      ))}
    </Panel>
  );
}
