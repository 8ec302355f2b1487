// The candidate's own answers, to read and to hear again after sending. In print every one of them is open.
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Room } from '#data/candidate/room.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { SentFile } from './SentFile.tsx';
import { writeAnswersAsText } from '#features/interview/session/answersAsText.ts';
import { planOf, turnsOf } from '#features/interview/session/roomPlan.ts';
import { useSentWords } from './useSentWords.ts';

const expandedInPrint = {
  '@media print': {
    '& .MuiCollapse-root': { height: 'auto !important', visibility: 'visible !important' },
    '& .MuiAccordionSummary-expandIconWrapper': { display: 'none' },
  },
} as const;

export function SentAnswers({ room, candidateRef }: { room: Room; candidateRef: CandidateRef }) {
  const { t } = useTranslation('interview');
  const { questions, answers } = room;
  const numbers = questionNumbers(questions.map(({ id }) => id));
  const { plan, wordsOf } = useSentWords(room, candidateRef);
  return (
    <Panel
      folded
      title={t('sent.title')}
      actions={
        <Box sx={{ displayPrint: 'none' }}>
          <CopyButton
            text={writeAnswersAsText(questions, plan, wordsOf, t('review.noAnswer'))}
            label={t('sent.copy')}
          />
        </Box>
      }
    >
      {questions.map((question) => (
        <Accordion key={question.id} sx={expandedInPrint}>
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {numbers[question.id]
                ? t('sent.question', { index: numbers[question.id], text: question.text })
                : question.text}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            {turnsOf(question, planOf(plan, question.id)).map((turn) => {
              const answer = answers.find(({ id }) => id === turn.answerId)?.data;
              const words = wordsOf(turn.answerId).trim();
              return (
                <Box key={turn.answerId} sx={{ mb: 2 }}>
                  {turn.followUp > 0 && (
                    <Typography variant="body2" dir="auto" sx={{ fontWeight: 600, mb: 0.5 }}>
                      {turn.prompt}
                    </Typography>
                  )}
                  {answer && <SentFile answer={answer} name={turn.answerId} />}
                  {(words !== '' || !answer?.storagePath) && (
                    <Typography
                      dir="auto"
                      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                    >
                      {words || t('review.noAnswer')}
                    </Typography>
                  )}
                </Box>
              );
            })}
          </AccordionDetails>
        </Accordion>
      ))}
    </Panel>
  );
}
