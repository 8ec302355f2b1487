// The words of the next step: its title, why it comes next, and where its button leads.
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Upcoming } from '#domain/seeker/jobEvents.ts';
import type { NextStep } from '#domain/seeker/nextStep.ts';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { useWhen } from '#features/jobSeeker/track/useWhen.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';

interface StepWords {
  title: string;
  text: string;
  action: string;
  target: string;
  /** The job that practising begins with. */
  jobId?: string;
}
type Translate = TFunction<'jobSeeker'>;
type StepOf<Kind extends NextStep['kind']> = Extract<NextStep, { kind: Kind }>;

interface Formatters {
  t: Translate;
  format: ReturnType<typeof useFormat>;
  /** The job of an event, and when it is. */
  about: (event: Upcoming) => { job: string; when: string; date: string };
}

const buildJobLink = (id: string): string =>
  to('jobTools', {}, { query: { tab: 'track', open: id } });

export function useStepWords(now: Date): (step: NextStep) => StepWords {
  const { t } = useTranslation('jobSeeker');
  const format = useFormat();
  const when = useWhen();
  const about: Formatters['about'] = (event) => ({
    job: event.job || t('dashboard.untitled'),
    when: when(event, now),
    date: event.isDay ? format.date(event.at) : format.dateTime(event.at),
  });
  return (step) => {
    switch (step.kind) {
      case 'running':
        return describeInterview(step, { t, format });
      case 'deadline':
      case 'task':
      case 'practise':
        return describeEvent(step, { t, about });
      case 'review':
      case 'firstPractice':
      case 'weakest':
      case 'more':
        return describePractice(step, t);
      case 'resume':
      case 'prepare':
      case 'addJob':
        return describePreparation(step, t);
    }
  };
}

/** An employer's interview that is open. */
function describeInterview(
  step: StepOf<'running'>,
  { t, format }: Pick<Formatters, 't' | 'format'>,
): StepWords {
  return {
    title: t('dashboard.step.running.title', {
      title: step.interview.title || t('dashboard.untitled'),
    }),
    text: t(
      step.interview.until ? 'dashboard.step.running.text' : 'dashboard.step.running.textOpen',
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
}

/** What is due in a tracked job. */
function describeEvent(
  step: StepOf<'deadline' | 'task' | 'practise'>,
  { t, about }: Pick<Formatters, 't' | 'about'>,
): StepWords {
  switch (step.kind) {
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
        target: buildJobLink(step.event.jobId),
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
        target: toPrepLink({
          tab: 'practise',
          ...(step.setId ? { set: step.setId } : {}),
          ...(step.setId && step.questionId ? { q: step.questionId } : {}),
        }),
        jobId: step.event.jobId,
      };
  }
}

/** Practice that no date asks for. */
function describePractice(
  step: StepOf<'review' | 'firstPractice' | 'weakest' | 'more'>,
  t: Translate,
): StepWords {
  switch (step.kind) {
    case 'review':
      return {
        title: t('dashboard.step.review.title', { count: step.count }),
        text: step.question,
        action: t('dashboard.step.review.action'),
        target: toPrepLink({ tab: 'review' }),
      };
    case 'firstPractice':
      return {
        title: t('dashboard.step.firstPractice.title'),
        text: t('dashboard.step.firstPractice.text', {
          job: step.job || t('dashboard.untitled'),
        }),
        action: t('dashboard.step.firstPractice.action'),
        target: toPrepLink({ tab: 'practise' }),
        jobId: step.jobId,
      };
    case 'weakest':
      return {
        title: t('dashboard.step.weakest.title', { competency: step.competency }),
        text: t('dashboard.step.weakest.text'),
        action: t('dashboard.step.weakest.action'),
        target: toPrepLink({ tab: 'history', attempt: step.attemptId }),
      };
    case 'more':
      return {
        title: t('dashboard.step.more.title'),
        text: t('dashboard.step.more.text'),
        action: t('dashboard.step.more.action'),
        target: toPrepLink({ tab: 'practise' }),
      };
  }
}

/** What applications are prepared with. */
function describePreparation(
  step: StepOf<'resume' | 'prepare' | 'addJob'>,
  t: Translate,
): StepWords {
  switch (step.kind) {
    case 'resume':
      return {
        title: t('dashboard.step.resume.title'),
        text: t('dashboard.step.resume.text'),
        action: t('dashboard.step.resume.action'),
        target: to('jobTools', {}, { query: { tab: 'resume' } }),
      };
    case 'prepare':
      return {
        title: t('dashboard.step.prepare.title', { job: step.job || t('dashboard.untitled') }),
        text: t('dashboard.step.prepare.text'),
        action: t('dashboard.step.prepare.action'),
        target: to('jobTools', {}, { query: { tab: 'prepare', job: step.jobId } }),
      };
    case 'addJob':
      return {
        title: t('dashboard.step.addJob.title'),
        text: t('dashboard.step.addJob.text'),
        action: t('dashboard.step.addJob.action'),
        target: to('jobTools', {}, { query: { tab: 'track', add: '1' } }),
      };
  }
}
