// The resumes one has: masters, which of them is the one everything is taken from, and the versions made for a job.
import {
  Box,
  Button,
  ButtonBase,
  IconButton,
  Menu,
  MenuItem,
  Stack,
  Typography,
} from '@mui/material';
import MoreIcon from '@mui/icons-material/MoreVert';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OwnResume } from '#domain/seeker/ownResume.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';

export type ListAct = 'main' | 'rename' | 'delete';
export interface ResumeListProps {
  resumes: readonly Stored<OwnResume>[];
  jobs: ReadonlyMap<string, string>;
  chosen: string | null;
  masterId: string | null;
  onOpen: (id: string) => void;
  onAct: (act: ListAct, resume: Stored<OwnResume>) => void;
}

export function ResumeList({ resumes, jobs, chosen, masterId, onOpen, onAct }: ResumeListProps) {
  const { t } = useTranslation(['ownResume', 'common']);
  const format = useFormat();
  const [menu, setMenu] = useState<{ at: HTMLElement; of: Stored<OwnResume> } | null>(null);
  const isVersion = (resume: Stored<OwnResume>): boolean => resume.data.status === 'version';
  const name = (resume: Stored<OwnResume>): string => resume.data.title || t('untitled');
  const row = (resume: Stored<OwnResume>) => {
    const { data, id } = resume;
    const notes = [
      ...(isVersion(resume)
        ? [
            data.jobId
              ? t('list.for', { job: jobs.get(data.jobId) ?? t('list.jobGone') })
              : t('list.version'),
          ]
        : []),
      ...(data.updatedAt ? [t('list.changed', { when: format.relative(data.updatedAt) })] : []),
      ...(data.file ? [t('list.file')] : []),
    ].join(' · ');
    const words = <ResumeWords name={name(resume)} isMaster={id === masterId} notes={notes} />;
    return (
      <Box
        component="li"
        key={id}
        data-resume={id}
        sx={{
          display: 'flex',
          alignItems: 'center',
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: id === chosen ? 'action.selected' : undefined,
          '&:first-of-type': { borderTop: 0 },
        }}
      >
        {isVersion(resume) && data.jobId ? (
          <VersionLink jobId={data.jobId} words={words} />
        ) : (
          <OpenResume isChosen={id === chosen} onOpen={onOpen} id={id} words={words} />
        )}
        <IconButton
          aria-label={t('list.more', { name: name(resume) })}
          aria-haspopup="menu"
          onClick={(event) => setMenu({ at: event.currentTarget, of: resume })}
          sx={{ mr: { xs: 0.5, sm: 1.5 } }}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      </Box>
    );
  };
  const act = (what: ListAct): void => {
    if (menu) onAct(what, menu.of);
    setMenu(null);
  };
  return (
    <>
      <Box component="ul" aria-label={t('list.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {[...resumes.filter((resume) => !isVersion(resume)), ...resumes.filter(isVersion)].map(row)}
      </Box>
      <Menu anchorEl={menu?.at ?? null} open={menu !== null} onClose={() => setMenu(null)}>
        {menu && !isVersion(menu.of) && menu.of.id !== masterId && (
          <MenuItem onClick={() => act('main')}>{t('list.makeMaster')}</MenuItem>
        )}
        <MenuItem onClick={() => act('rename')}>{t('list.rename')}</MenuItem>
        <MenuItem onClick={() => act('delete')}>{t('list.delete')}</MenuItem>
      </Menu>
    </>
  );
}

/** What a resume is called, and what is known of it. */
function ResumeWords({
  name,
  isMaster,
  notes,
}: {
  name: string;
  isMaster: boolean;
  notes: string;
}) {
  const { t } = useTranslation(['ownResume', 'common']);
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography
          variant="body1"
          component="span"
          sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        {isMaster && <StatusChip label={t('list.master')} tone="info" />}
      </Stack>
      <Typography
        variant="caption"
        color="text.secondary"
        component="span"
        sx={{ display: 'block', overflowWrap: 'anywhere' }}
      >
        {notes}
      </Typography>
    </>
  );
}

/** A version belongs to a job: it is opened there. */
function VersionLink({ jobId, words }: { jobId: string; words: ReactNode }) {
  const { t } = useTranslation(['ownResume', 'common']);
  return (
    <Box sx={{ flex: 1, minWidth: 0, px: { xs: 2, sm: 3 }, py: 1.25 }}>
      {words}
      <Button
        component={Link}
        size="small"
        to={to('jobTools', {}, { query: { tab: 'prepare', job: jobId } })}
        sx={{ px: 0 }}
      >
        {t('list.openVersion')}
      </Button>
    </Box>
  );
}

interface OpenResumeProps {
  isChosen: boolean;
  onOpen: (id: string) => void;
  id: string;
  words: ReactNode;
}

/** Opens a resume in the editor. */
function OpenResume({ isChosen, onOpen, id, words }: OpenResumeProps) {
  return (
    <ButtonBase
      onClick={() => onOpen(id)}
      aria-current={isChosen}
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'block',
        textAlign: 'left',
        px: { xs: 2, sm: 3 },
        py: 1.25,
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      {words}
    </ButtonBase>
  );
}
