// Beside a question being practised: the person's own stories that fit it, why, and their parts to start from.
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Link as TextLink,
  Stack,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import { storyParts } from '#domain/seeker/practice.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { findStories, joinStoryText } from './fit.ts';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { WhyFits } from './WhyFits.tsx';

const shown = 3;

/** `onTake` gets a story's words, its parts in their order. */
export function FittingStories({
  uid,
  competency,
  question,
  onTake,
}: {
  uid: string;
  competency: string;
  question: string;
  onTake: (text: string) => void;
}) {
  const { t } = useTranslation('stories');
  const stories = useLive(seekerDocumentsSource(uid, 'stories', 100));
  const fits = findStories(stories.items, { text: question, competency }).slice(0, shown);
  return (
    <Box component="section" aria-label={t('fitting.title')} data-testid="fitting-stories">
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
        {t('fitting.title')}
      </Typography>
      {fits.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t(stories.items.length === 0 ? 'fitting.noneYet' : 'fitting.none')}{' '}
          <TextLink component={Link} to={toPrepLink({ tab: 'stories' })}>
            {t('fitting.toBank')}
          </TextLink>
        </Typography>
      )}
      {fits.map(({ of: { id, data }, ...why }) => (
        <Accordion
          key={id}
          disableGutters
          variant="outlined"
          sx={{ '&:before': { display: 'none' }, mb: 1, borderRadius: 1 }}
        >
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {data.title || t('untitled')}
              </Typography>
              <WhyFits why={why} competency={competency} />
            </Box>
          </AccordionSummary>
          <AccordionDetails>
            <Stack spacing={1}>
              {storyParts
                .map((part) => ({ part, words: data.content?.[part].trim() ?? '' }))
                .filter(({ words }) => words !== '')
                .map(({ part, words }) => (
                  <Box key={part}>
                    <Typography variant="caption" color="text.secondary" component="p">
                      {t(`part.${part}`)}
                    </Typography>
                    <Typography
                      variant="body2"
                      dir="auto"
                      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                    >
                      {words}
                    </Typography>
                  </Box>
                ))}
              <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', pt: 0.5 }}>
                <Button size="small" variant="outlined" onClick={() => onTake(joinStoryText(data))}>
                  {t('fitting.take')}
                </Button>
                <Button
                  size="small"
                  component={Link}
                  to={toPrepLink({ tab: 'stories', story: id })}
                >
                  {t('fitting.open')}
                </Button>
              </Stack>
            </Stack>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
