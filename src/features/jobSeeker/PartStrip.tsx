// Situation, task, action, result: what of each is in the answer, in the person's own words.
import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { answerParts } from '#ai/tasks/answerParts.ts';
import type { CoachReply } from '#ai/tasks/coachAnswer.ts';

/** `wanted`: the parts this kind of question asks for; the others are shown only when they are there. */
export function PartStrip({
  sentences,
  wanted,
}: {
  sentences: CoachReply['sentences'];
  wanted: readonly string[];
}) {
  const { t } = useTranslation('jobSeeker');
  const parts = answerParts
    .map((part) => ({ part, own: sentences.filter((sentence) => sentence.part === part) }))
    .filter(({ part, own }) => own.length > 0 || wanted.includes(part));
  return (
    <Box
      component="ul"
      aria-label={t('coach.parts')}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: `repeat(${parts.length}, 1fr)` },
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {parts.map(({ part, own }) => (
        <Box
          key={part}
          component="li"
          sx={{
            border: 1,
            borderColor: 'divider',
            borderStyle: own.length > 0 ? 'solid' : 'dashed',
            borderRadius: 1,
            p: 1.25,
            minWidth: 0,
          }}
        >
          <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', mb: 0.25 }}>
            {own.length > 0 ? (
              <CheckIcon color="success" fontSize="small" aria-hidden />
            ) : (
              <AddIcon color="warning" fontSize="small" aria-hidden />
            )}
            <Typography variant="subtitle2" component="span">
              {t(`coach.part.${part}`)}
            </Typography>
          </Box>
          {own.length === 0 && (
            <Typography variant="body2" color="text.secondary">
              {t('coach.missing')}
            </Typography>
          )}
          {own.map(({ start, text }) => (
            <Typography key={start} variant="body2" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
              {text}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
