// One's own sets of questions, the latest first: open, rename, remove.
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Chip, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import { questionsOf, type PracticeSession } from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { NameDialog } from './NameDialog.tsx';
import { getPracticeLink } from '#features/jobSeeker/prep/attempt/usePracticeRoute.ts';
import { useSetVerbs } from './useSetVerbs.ts';

export function SetList({ uid }: { uid: string }) {
  const { t } = useTranslation('prep');
  const { items, more } = useLive(seekerDocumentsSource(uid, 'practiceSessions', 100));
  if (items.length === 0) return null;
  return (
    <Panel title={t('sets.title')} flush>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((set) => (
          <SetRow key={set.id} uid={uid} set={set} />
        ))}
      </Box>
      {more && (
        <Typography variant="body2" color="text.secondary" sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
          {t('sets.more')}
        </Typography>
      )}
    </Panel>
  );
}

function SetRow({ uid, set }: { uid: string; set: Stored<PracticeSession> }) {
  const { t } = useTranslation('prep');
  const { date } = useFormat();
  const [naming, setNaming] = useState(false);
  const { rename, remove, removing } = useSetVerbs(uid, set);
  const { data } = set;
  const name = data.title || t('new.untitled');
  const facts = [
    t('sets.questions', { count: questionsOf(data).length }),
    ...(data.source?.company ? [data.source.company] : []),
    ...(data.updatedAt ? [date(data.updatedAt)] : []),
  ];
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      sx={{
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        px: { xs: 2, sm: 3 },
        py: 1.5,
      }}
    >
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography
          component={Link}
          to={getPracticeLink(set.id)}
          sx={{
            fontWeight: 600,
            color: 'text.primary',
            overflowWrap: 'anywhere',
            textDecorationColor: 'transparent',
            '&:hover': { textDecorationColor: 'currentColor' },
          }}
        >
          {name}
        </Typography>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography variant="body2" color="text.secondary">
            {facts.join(' · ')}
          </Typography>
          {data.source?.kind === 'interview' && (
            <Chip size="small" variant="outlined" label={t('sets.fromInterview')} />
          )}
        </Stack>
      </Box>
      <Tooltip title={t('sets.rename')}>
        <IconButton aria-label={t('sets.renameOf', { name })} onClick={() => setNaming(true)}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('sets.remove')}>
        <span>
          <IconButton
            aria-label={t('sets.removeOf', { name })}
            disabled={removing}
            onClick={() => void remove()}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
      {naming && (
        <NameDialog name={data.title ?? ''} onClose={() => setNaming(false)} onName={rename} />
      )}
    </Stack>
  );
}
