// The questions a story answers: those linked by hand, and those it fits by competency or by words, each with the reason.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Story } from '#domain/seeker/practice.ts';
import { questionKey } from '#domain/seeker/spacedReview.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { findQuestions, type KnownQuestion } from './fit.ts';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { WhyFits } from './WhyFits.tsx';

const most = 8;

/** `onLink` gets the texts of all linked questions. */
export function StoryQuestions({
  story,
  questions,
  onLink,
}: {
  story: Story;
  questions: readonly KnownQuestion[];
  onLink: (questions: string[]) => void;
}) {
  const { t } = useTranslation('stories');
  const linked = story.questions ?? [];
  const keyOf = (text: string): string => questionKey({ title: text });
  const fits = findQuestions(story, questions);
  // Linked once, and no longer (or never) in a set.
  const elsewhere = linked.filter((text) => !questions.some(({ key }) => key === keyOf(text)));
  const unlink = (text: string): void => onLink(linked.filter((one) => keyOf(one) !== keyOf(text)));
  const shown = [
    ...fits.filter((fit) => fit.linked),
    ...fits.filter((fit) => !fit.linked).slice(0, most),
  ];
  return (
    <Panel
      title={t('questions.title')}
      lead={t(shown.length + elsewhere.length === 0 ? 'questions.none' : 'questions.lead')}
    >
      <Stack
        component="ul"
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
        data-testid="story-questions"
      >
        {shown.map(({ of, ...why }) => (
          <QuestionFit
            key={of.key}
            of={of}
            why={why}
            unlink={unlink}
            onLink={onLink}
            linked={linked}
          />
        ))}
        {elsewhere.map((text) => (
          <Box component="li" key={text}>
            <Typography
              variant="body2"
              dir="auto"
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {text}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {t('questions.elsewhere')}
            </Typography>
            <Button
              size="small"
              variant="outlined"
              aria-label={t('questions.unlinkThis', { question: text })}
              onClick={() => unlink(text)}
              sx={{ mt: 0.5 }}
            >
              {t('questions.unlink')}
            </Button>
          </Box>
        ))}
      </Stack>
    </Panel>
  );
}

interface QuestionFitProps {
  of: KnownQuestion;
  why: Omit<ReturnType<typeof findQuestions>[number], 'of'>;
  unlink: (text: string) => void;
  onLink: (questions: string[]) => void;
  linked: readonly string[];
}

/** One question the story may answer, and why. */
function QuestionFit({ of, why, unlink, onLink, linked }: QuestionFitProps) {
  const { t } = useTranslation('stories');
  return (
    <Box component="li">
      <Typography variant="body2" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {of.text}
      </Typography>
      <WhyFits why={why} competency={of.competency} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 0.5 }}>
        <Button
          size="small"
          variant="outlined"
          aria-label={t(why.linked ? 'questions.unlinkThis' : 'questions.linkThis', {
            question: of.text,
          })}
          onClick={() =>
            why.linked ? unlink(of.text) : onLink([...linked, of.text.slice(0, 500)])
          }
        >
          {t(why.linked ? 'questions.unlink' : 'questions.link')}
        </Button>
        <Button
          size="small"
          component={Link}
          to={toPrepLink({ tab: 'practise', set: of.setId, q: of.id })}
          aria-label={t('questions.practiseThis', { question: of.text })}
        >
          {t('questions.practise')}
        </Button>
      </Stack>
    </Box>
  );
}
