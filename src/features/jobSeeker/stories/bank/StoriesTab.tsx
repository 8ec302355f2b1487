// The story bank: what one has done, in four parts, found again by words, and the questions that have no story yet.
import AddIcon from '@mui/icons-material/Add';
import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import { Box, Button, Card, CardActionArea, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { createId } from '#data/firestore/ids.ts';
import { seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import { storyParts, type Story } from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { listSearchTerms, wordsOf } from '#domain/text/terms.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { Searching } from '#ui/page/ReadOnly.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { PartDots } from '#features/jobSeeker/stories/PartDots.tsx';
import { SearchInput } from '#ui/page/SearchInput.tsx';
import { StoryEditor } from './StoryEditor.tsx';
import { WithoutStory } from './WithoutStory.tsx';
import { questionsOf, findStories, joinStoryText } from './fit.ts';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';

const most = 100;
const searchId = 'stories-search';

export function StoriesTab({ uid }: { uid: string }) {
  const [params] = useSearchParams();
  const open = params.get('story');
  return open ? <StoryEditor key={open} uid={uid} id={open} /> : <StoryList uid={uid} />;
}

/** True when a story has a word for every word that is searched. */
function isFound({ data }: Stored<Story>, search: string): boolean {
  const words = wordsOf(
    [
      data.title ?? '',
      joinStoryText(data),
      data.notes ?? '',
      ...(data.competencies ?? []),
      ...(data.questions ?? []),
    ].join(' '),
  );
  return listSearchTerms(search).every((term) => words.some((word) => word.startsWith(term)));
}

function StoryList({ uid }: { uid: string }) {
  const { t } = useTranslation(['stories', 'common']);
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const stories = useLive(seekerDocumentsSource(uid, 'stories', most));
  const questions = questionsOf(
    useLive(seekerDocumentsSource(uid, 'practiceSessions', most)).items,
  );
  const found = stories.items.filter((story) => isFound(story, search));
  const without = questions.filter((question) => findStories(stories.items, question).length === 0);
  const add = (): void => void navigate(toPrepLink({ tab: 'stories', story: createId() }));
  usePageCommands([
    { id: 'add', label: 'stories:bank.add', run: add },
    ...(stories.items.length === 0
      ? []
      : [
          {
            id: 'search',
            label: 'stories:bank.search' as const,
            readsOnly: true as const,
            run: () => document.querySelector<HTMLElement>(`#${searchId} input`)?.focus(),
          },
        ]),
  ]);
  return (
    <Stack spacing={3}>
      {stories.items.length === 0 && stories.damaged.length === 0 ? (
        <Panel>
          <EmptyState
            icon={<MenuBookIcon />}
            title={t('bank.none')}
            text={t('bank.noneText')}
            action={{ label: t('bank.add'), onClick: add }}
          />
        </Panel>
      ) : (
        <>
          <StoriesBar search={search} setSearch={setSearch} add={add} />
          <Typography role="status" variant="body2" color="text.secondary">
            {t(search.trim() === '' ? 'bank.count' : 'bank.found', { count: found.length })}
            {stories.more ? ` ${t('bank.more', { count: most })}` : ''}
          </Typography>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
              listStyle: 'none',
              m: 0,
              p: 0,
            }}
          >
            {found.map((story) => (
              <StoryCard
                key={story.id}
                story={story}
                fits={
                  questions.length === 0
                    ? null
                    : questions.filter((question) => findStories([story], question).length > 0)
                        .length
                }
              />
            ))}
          </Box>
          <DamagedRows damaged={stories.damaged} />
        </>
      )}
      {questions.length > 0 && (
        <WithoutStory uid={uid} questions={without} all={questions.length} />
      )}
    </Stack>
  );
}

/** Finds stories, and adds one. */
function StoriesBar({
  search,
  setSearch,
  add,
}: {
  search: string;
  setSearch: (next: string) => void;
  add: () => void;
}) {
  const { t } = useTranslation(['stories', 'common']);
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1.5}
      sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
    >
      <Searching>
        <Box id={searchId} sx={{ display: 'contents' }}>
          <SearchInput
            label={t('bank.search')}
            value={search}
            onChange={setSearch}
            sx={{ width: { sm: 360 } }}
          />
        </Box>
      </Searching>
      <Button variant="contained" startIcon={<AddIcon />} onClick={add}>
        {t('bank.add')}
      </Button>
    </Stack>
  );
}

function StoryCard({ story: { id, data }, fits }: { story: Stored<Story>; fits: number | null }) {
  const { t } = useTranslation('stories');
  const { date, list } = useFormat();
  const found = storyParts.filter((part) => (data.content?.[part].trim() ?? '') !== '');
  return (
    <Card component="li" variant="outlined" sx={{ minWidth: 0 }}>
      <CardActionArea
        component={Link}
        to={toPrepLink({ tab: 'stories', story: id })}
        sx={{
          p: 2,
          height: '100%',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'flex-start',
          gap: 1,
        }}
      >
        <Stack
          direction="row"
          spacing={1}
          sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}
        >
          <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {data.title || t('untitled')}
          </Typography>
          <PartDots
            parts={{
              wanted: [...storyParts],
              found,
              missing: storyParts.filter((part) => !found.includes(part)),
            }}
          />
        </Stack>
        {(data.competencies ?? []).length > 0 && (
          <Typography variant="body2" color="text.secondary">
            {list(data.competencies ?? [])}
          </Typography>
        )}
        <Typography
          variant="body2"
          dir="auto"
          sx={{
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {joinStoryText(data) || data.notes || t('bank.empty')}
        </Typography>
        <Typography variant="caption" color="text.secondary" sx={{ mt: 'auto' }}>
          {[
            ...(fits === null ? [] : [t('bank.fits', { count: fits })]),
            ...(data.updatedAt ? [t('bank.changed', { date: date(data.updatedAt) })] : []),
          ].join(' · ')}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
