// What was practised: every attempt, latest first; one of them with the coach's feedback at the time; two of them side by side.
import { useSearchParams } from 'react-router-dom';
import { AttemptPage } from './AttemptPage.tsx';
import { CompareAttempts } from './CompareAttempts.tsx';
import { HistoryList } from './HistoryList.tsx';

export function HistoryTab({ uid }: { uid: string }) {
  const [params] = useSearchParams();
  const attempt = params.get('attempt');
  const other = params.get('with');
  if (attempt && other)
    return <CompareAttempts key={`${attempt}/${other}`} uid={uid} ids={[attempt, other]} />;
  return attempt ? <AttemptPage key={attempt} uid={uid} id={attempt} /> : <HistoryList uid={uid} />;
}
