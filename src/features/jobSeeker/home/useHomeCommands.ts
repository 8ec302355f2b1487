/** What a job seeker can begin from their dashboard. */
import { useNavigate } from 'react-router-dom';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { to } from '#navigation/routes.ts';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';

/** Offers to add a job, to practise and to open the resume. */
export function useHomeCommands(): void {
  const navigate = useNavigate();
  const goTo = (target: string) => () => void navigate(target);
  usePageCommands([
    {
      id: 'addJob',
      label: 'tracker:add.open',
      run: goTo(to('jobTools', {}, { query: { tab: 'track', add: '1' } })),
    },
    {
      id: 'practise',
      label: 'jobSeeker:dashboard.practice.open',
      readsOnly: true,
      run: goTo(toPrepLink({ tab: 'practise' })),
    },
    {
      id: 'resume',
      label: 'jobSeeker:dashboard.resume.open',
      readsOnly: true,
      run: goTo(to('jobTools', {}, { query: { tab: 'resume' } })),
    },
  ]);
}
