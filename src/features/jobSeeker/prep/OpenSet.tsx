// One set of questions: the set itself, a question of it, or a realistic interview through all of it.
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Button } from '@mui/material';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { attemptsOfSetSource, seekerDocumentSource } from '#data/seeker/seekerDocuments.ts';
import { questionsOf } from '#domain/seeker/practice.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { SetView } from './sets/SetView.tsx';
import { getPracticeLink, type PracticeRoute } from './attempt/usePracticeRoute.ts';

const PracticeQuestionView = lazy(() =>
  import('./PracticeQuestionView.tsx').then((file) => ({ default: file.PracticeQuestionView })),
);
const RealisticRun = lazy(() =>
  import('./run/RealisticRun.tsx').then((file) => ({ default: file.RealisticRun })),
);

export function OpenSet({ uid, id, route }: { uid: string; id: string; route: PracticeRoute }) {
  const { t } = useTranslation('prep');
  const set = useLive(seekerDocumentSource(uid, 'practiceSessions', id));
  const attempts = useLive(attemptsOfSetSource(uid, id)).items;
  const all = toPrepLink({ tab: 'practise' });
  if (!set)
    return (
      <EmptyState
        title={t('set.gone')}
        text={t('set.goneText')}
        action={{ label: t('set.all'), to: all }}
      />
    );
  const questions = questionsOf(set.data);
  const question = questions.find((one) => one.id === route.q);
  const name = set.data.title || t('new.untitled');
  if (route.isRun && questions.length > 0)
    return <RealisticRun uid={uid} set={set} attempts={attempts} route={route} />;
  if (question) {
    return (
      <>
        <Back to={getPracticeLink(id)}>{name}</Back>
        <PracticeQuestionView
          key={question.id}
          uid={uid}
          set={set}
          question={question}
          attempts={attempts}
        />
      </>
    );
  }
  return (
    <>
      <Back to={all}>{t('set.all')}</Back>
      <SetView uid={uid} set={set} attempts={attempts} route={route} />
    </>
  );
}

function Back({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button
      component={Link}
      to={to}
      state={{ moved: true }}
      startIcon={<ArrowBackIcon />}
      size="small"
      sx={{ mb: 1.5, maxWidth: '100%', textAlign: 'left' }}
    >
      {children}
    </Button>
  );
}
