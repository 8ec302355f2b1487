// The address of a job's page beside the tracker, with everything else of the address as it is.
import { useSearchParams } from 'react-router-dom';

/** For links: `link(id)` opens that job. */
export function useJobLink(): (id: string) => { search: string } {
  const [params] = useSearchParams();
  return (id) => {
    const after = new URLSearchParams(params);
    after.set('tab', 'track');
    after.set('open', id);
    after.delete('add');
    return { search: `?${after.toString()}` };
  };
}
