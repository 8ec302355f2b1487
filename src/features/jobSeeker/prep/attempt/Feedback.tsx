// The coach's feedback on a stored attempt, validated before it is shown, with the difference to the attempt before.
import { Alert, Box, Button, Collapse, Typography } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CoachReply } from '#ai/tasks/coachAnswer.ts';
import { getTranscript, type PracticeAttempt } from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { Coaching } from '#features/jobSeeker/Coaching.tsx';
import { WordDiff } from '#ui/product/WordDiff.tsx';

/** The coach's feedback; null when there is none, or when it was stored in a format that is no longer known. */
export function coachingOf({ content }: Pick<PracticeAttempt, 'content'>): CoachReply | null {
  return content?.coaching ? (CoachReply.safeParse(content.coaching).data ?? null) : null;
}

export function Feedback({
  attempt,
  former,
}: {
  attempt: Stored<PracticeAttempt>;
  former: Stored<PracticeAttempt> | null;
}) {
  const { t } = useTranslation('prep');
  const id = useId();
  const [open, setOpen] = useState(false);
  const { data } = attempt;
  const reply = useMemo(() => coachingOf(data), [data]);
  if (!data.content?.coaching) return null;
  if (!reply || !data.content.provenance)
    return <Alert severity="info">{t('feedback.unknown')}</Alert>;
  const before = former ? getTranscript(former.data) : '';
  const now = getTranscript(data);
  return (
    <Box component="section" aria-label={t('feedback.title')} data-testid="feedback">
      <Coaching
        reply={reply}
        provenance={data.content.provenance}
        changed={
          before !== '' &&
          before !== now && (
            <Box sx={{ mt: 0.5 }}>
              <Button
                size="small"
                aria-expanded={open}
                aria-controls={id}
                onClick={() => setOpen(!open)}
                sx={{ px: 0 }}
              >
                {t('feedback.words')}
              </Button>
              <Collapse in={open} id={id}>
                <Box sx={{ mt: 0.5, p: 1.5, borderRadius: 1, bgcolor: 'background.sunken' }}>
                  <WordDiff before={before} after={now} />
                </Box>
              </Collapse>
            </Box>
          )
        }
      />
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1.5 }}>
        {t('set.honest')}
      </Typography>
    </Box>
  );
}
