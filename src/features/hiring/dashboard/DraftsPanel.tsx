// Drafts that are not published yet: go on, or throw away.
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Box,
  Button,
  Divider,
  IconButton,
  Link as MuiLink,
  Stack,
  Tooltip,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { discardDraft, draftsOf } from '#data/jobs/drafts.ts';
import type { Draft } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { DamagedRows } from '#features/hiring/parts/DamagedRows.tsx';

const draftsPerPage = 10;

export function DraftsPanel({ orgId }: { orgId: string }) {
  const { t } = useTranslation(['hiring', 'common']);
  const [shown, setShown] = useState(draftsPerPage);
  const [leaving, setLeaving] = useState<Stored<Draft> | null>(null);
  const { items, damaged, more } = useLive(draftsOf(orgId, shown));
  const [discard, { pending }] = useAction(discardDraft, { done: t('drafts.discarded') });
  if (items.length === 0 && damaged.length === 0) return null;
  return (
    <Panel title={t('drafts.title')} lead={t('drafts.lead')} flush>
      <Stack
        component="ul"
        divider={<Divider component="li" aria-hidden role="presentation" />}
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {items.map((draft) => (
          <DraftRow key={draft.id} draft={draft} onDiscard={() => setLeaving(draft)} />
        ))}
      </Stack>
      <DamagedRows damaged={damaged} />
      {more && (
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button onClick={() => setShown(shown + draftsPerPage)}>
            {t('common:actions.loadMore')}
          </Button>
        </Box>
      )}
      <ConfirmDialog
        open={leaving !== null}
        danger
        pending={pending}
        title={t('drafts.discardTitle')}
        confirmLabel={t('drafts.discard')}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) void discard({ orgId, draftId: leaving.id }).then(() => setLeaving(null));
        }}
      >
        {t('drafts.discardText', { title: leaving?.data.title || t('drafts.untitled') })}
      </ConfirmDialog>
    </Panel>
  );
}

function DraftRow({ draft, onDiscard }: { draft: Stored<Draft>; onDiscard: () => void }) {
  const { t } = useTranslation(['hiring', 'domain']);
  const format = useFormat();
  const title = draft.data.title.trim() || t('drafts.untitled');
  return (
    <Box
      component="li"
      data-testid="draft-row"
      sx={{
        px: { xs: 2, sm: 3 },
        py: 1.5,
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={to('editDraft', { draftId: draft.id })}
          underline="hover"
          color="text.primary"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {title}
        </MuiLink>
        <Typography variant="body2" color="text.secondary">
          {t('drafts.facts', {
            questions: t('domain:questions', { count: draft.data.questions.length }),
            when: draft.data.updatedAt ? format.relative(draft.data.updatedAt) : '',
          })}
        </Typography>
      </Box>
      <Tooltip title={t('drafts.discard')}>
        <IconButton aria-label={t('drafts.discardNamed', { title })} onClick={onDiscard}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
