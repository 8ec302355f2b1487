// The stories one can tell, newest first.
import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { papersOf } from '#data/ownPapers.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useLive } from '#ui/useLive.ts';

export function StoriesTab({ uid }: { uid: string }) {
  const { t } = useTranslation('prep');
  const found = useLive(papersOf(uid, 'stories', 100)).items;
  if (found.length === 0) return <EmptyState title={t('tab.stories')} text={t('none.stories')} />;
  return <Stack spacing={2}>{found.map(({ id, data }) => <Panel key={id} title={data.title ?? ''} headingLevel="h2">{data.text}</Panel>)}</Stack>;
}
