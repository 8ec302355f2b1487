// The one thing to do next, why, and the way to it.
import ArrowIcon from '@mui/icons-material/ArrowForward';
import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Upcoming } from '#domain/seeker/jobEvents.ts';
import type { NextStep } from '#domain/seeker/nextStep.ts';
import { prepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { useWhen } from '#features/jobSeeker/track/useWhen.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useTyped } from '#ui/reading/useTyped.ts';

interface Words {
  title: string;
  text: string;
  action: string;
  target: string;
  /** The job that practising begins with. */
  jobId?: string;
}

const jobLink = (id: string): string => to('jobTools', {}, { query: { tab: 'track', open: id } });

function useWords(now: Date): (step: NextStep) => Words {
  const { t } = useTranslation('jobSeeker');
  const format = useFormat();
  const when = useWhen();
  const about = (event: Upcoming): { job: string; when: string; date: string } => ({
    job: event.job || t('dashboard.untitled'),
    when: when(event, now),
    date: event.isDay ? format.date(event.at) : format.dateTime(event.at),
  });
  return (step) => {
    switch (step.kind) {
      case 'running':
        return {
          title: t('dashboard.step.running.title', {
            title: step.interview.title || t('dashboard.untitled'),
          }),
          text: t(
            step.interview.until
              ? 'dashboard.step.running.text'
              : 'dashboard.step.running.textOpen',
            {
              company: step.interview.company,
              when: step.interview.until ? format.dateTimeZone(step.interview.until) : '',
            },
          ),
          action: t('dashboard.step.running.action'),
          target: to('interviewRoom', {
            orgId: step.interview.orgId,
            interviewId: step.interview.interviewId,
          }),
        };
      case 'deadline':
        return {
          title: t('dashboard.step.deadline.title', about(step.event)),
          text: t('dashboard.step.deadline.text', about(step.event)),
          action: t('dashboard.step.deadline.action'),
          target: to('jobTools', {}, { query: { tab: 'prepare', job: step.event.jobId } }),
        };
      case 'task':
        return {
          title: step.event.text,
          text: t(
            step.event.isLate ? 'dashboard.step.task.late' : 'dashboard.step.task.text',
            about(step.event),
          ),
          action: t('dashboard.step.task.action'),
          target: jobLink(step.event.jobId),
        };
      case 'practise':
        return {
          title: step.competency
            ? t('dashboard.step.practise.title', {
                competency: step.competency,
                ...about(step.event),
              })
            : t('dashboard.step.practise.make', about(step.event)),
          text: t('dashboard.step.practise.text', about(step.event)),
          action: t(
            step.setId ? 'dashboard.step.practise.action' : 'dashboard.step.practise.makeAction',
          ),
          target: prepLink({
            tab: 'practise',
            ...(step.setId ? { set: step.setId } : {}),
            ...(step.setId && step.questionId ? { q: step.questionId } : {}),
          }),
          jobId: step.event.jobId,
        };
      case 'review':
        return {
          title: t('dashboard.step.review.title', { count: step.count }),
          text: step.question,
          action: t('dashboard.step.review.action'),
          target: prepLink({ tab: 'review' }),
        };
      case 'resume':
        return {
          title: t('dashboard.step.resume.title'),
          text: t('dashboard.step.resume.text'),
          action: t('dashboard.step.resume.action'),
          target: to('jobTools', {}, { query: { tab: 'resume' } }),
        };
      case 'firstPractice':
        return {
          title: t('dashboard.step.firstPractice.title'),
          text: t('dashboard.step.firstPractice.text', {
            job: step.job || t('dashboard.untitled'),
          }),
          action: t('dashboard.step.firstPractice.action'),
          target: prepLink({ tab: 'practise' }),
          jobId: step.jobId,
        };
      case 'prepare':
        return {
          title: t('dashboard.step.prepare.title', { job: step.job || t('dashboard.untitled') }),
          text: t('dashboard.step.prepare.text'),
          action: t('dashboard.step.prepare.action'),
          target: to('jobTools', {}, { query: { tab: 'prepare', job: step.jobId } }),
        };
      case 'weakest':
        return {
          title: t('dashboard.step.weakest.title', { competency: step.competency }),
          text: t('dashboard.step.weakest.text'),
          action: t('dashboard.step.weakest.action'),
          target: prepLink({ tab: 'history', attempt: step.attemptId }),
        };
      case 'addJob':
        return {
          title: t('dashboard.step.addJob.title'),
          text: t('dashboard.step.addJob.text'),
          action: t('dashboard.step.addJob.action'),
          target: to('jobTools', {}, { query: { tab: 'track', add: '1' } }),
        };
      case 'more':
        return {
          title: t('dashboard.step.more.title'),
          text: t('dashboard.step.more.text'),
          action: t('dashboard.step.more.action'),
          target: prepLink({ tab: 'practise' }),
        };
    }
  };
}

export function NextStepPanel({ uid, step, now }: { uid: string; step: NextStep; now: Date }) {
  const { t } = useTranslation('jobSeeker');
  const id = useId();
  const [, choose] = useTyped(`prep/${uid}/job`);
  const { title, text, action, target, jobId } = useWords(now)(step);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      data-testid="next-step"
      data-step={step.kind}
      sx={{
        bgcolor: 'soft.primary.bg',
        color: 'soft.primary.text',
        borderRadius: 2,
        px: { xs: 2, sm: 3 },
        py: 2.5,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
        <Typography variant="body2" component="p">
          {t('dashboard.next')}
        </Typography>
        <Typography id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{text}</Typography>
      </Box>
      <Button
        variant="contained"
        component={Link}
        to={target}
        onClick={() => {
          if (jobId) choose(jobId);
        }}
        endIcon={<ArrowIcon />}
      >
        {action}
      </Button>
    </Box>
  );
}
