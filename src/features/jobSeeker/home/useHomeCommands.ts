/** What a job seeker can begin from their dashboard. */
import { useNavigate } from 'react-router-dom';
import { createId } from '#data/firestore/ids.ts';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { to } from '#navigation/routes.ts';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';

/** Offers to add a job, to write a story and to practise. */
export function useHomeCommands(): void {
  const navigate = useNavigate();
  const goTo = (makeTarget: () => string) => () => void navigate(makeTarget());
  usePageCommands([
    {
      id: 'addJob',
      label: 'tracker:add.open',
      run: goTo(() => to('jobTools', {}, { query: { tab: 'track', add: '1' } })),
    },
    {
      id: 'addStory',
      label: 'stories:bank.add',
      run: goTo(() => toPrepLink({ tab: 'stories', story: createId() })),
    },
    {
      id: 'practise',
      label: 'jobSeeker:dashboard.practice.open',
      readsOnly: true,
      run: goTo(() => toPrepLink({ tab: 'practise' })),
    },
    {
      id: 'resume',
      label: 'jobSeeker:dashboard.resume.open',
      readsOnly: true,
      run: goTo(() => to('jobTools', {}, { query: { tab: 'resume' } })),
    },
  ]);
}
