// What else may be done with a job: a new version, a copy, a template, an end to inviting.
import MoreIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { JobRef } from '#data/firestore/refs.ts';
import { cloneJob, createVersion, readPublished, setInvitesClosed } from '#data/jobs/versions.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { LibraryEntry } from '#domain/jobs/library.ts';
import { kitOf } from '#domain/jobs/versions.ts';
import { buildInterviewEntry } from '#features/hiring/library/additions.ts';
import { useNewJob } from '#features/hiring/parts/useNewJob.tsx';
import { to } from '#navigation/routes.ts';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useAction } from '#ui/reading/useAction.ts';

const SaveToLibrary = lazy(async () => ({
  default: (await import('#features/hiring/library/SaveToLibrary.tsx')).SaveToLibrary,
}));

export function JobMenu({ jobRef, uid, job }: { jobRef: JobRef; uid: string; job: Interview }) {
  const { t } = useTranslation(['versions']);
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [kept, setKept] = useState<LibraryEntry | null>(null);
  const [clone] = useAction(cloneJob);
  const [begin] = useAction(createVersion);
  const [load] = useAction(readPublished);
  const isClosed = job.invitesClosed === true;
  const [close] = useAction(setInvitesClosed, { done: isClosed ? t('resumed') : t('stopped') });
  const edit = (draftId: string | undefined): void => {
    if (draftId) void navigate(to('editDraft', { draftId }));
  };
  const copy = useNewJob(
    () => void clone(jobRef, uid, (title) => t('cloneTitle', { title }).slice(0, 200)).then(edit),
  );
  const then = (act: () => Promise<void> | void) => () => {
    setAnchor(null);
    void act();
  };
  const items = [
    {
      id: 'newVersion',
      label: 'versions:menu.newVersion',
      run: then(async () => edit(await begin(jobRef, uid))),
    },
    { id: 'clone', label: 'versions:menu.clone', run: then(copy.create) },
    {
      id: 'template',
      label: 'versions:menu.template',
      run: then(async () => {
        const published = await load(jobRef);
        if (published) setKept(buildInterviewEntry({ ...kitOf(published), from: null }));
      }),
    },
    ...(job.status === 'open'
      ? [
          {
            id: 'invites',
            label: isClosed ? ('versions:menu.again' as const) : ('versions:menu.stop' as const),
            run: then(async () => void (await close(jobRef, uid, !isClosed))),
          },
        ]
      : []),
  ] as const;
  usePageCommands(items);
  return (
    <>
      <IconButton
        aria-label={t('menu.open')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map(({ id, label, run }) => (
          <MenuItem key={id} onClick={run}>
            {t(label)}
          </MenuItem>
        ))}
      </Menu>
      {copy.dialog}
      <Boundary fallback={null}>
        {kept && (
          <SaveToLibrary
            uid={uid}
            orgId={jobRef.orgId}
            entry={kept}
            onClose={() => setKept(null)}
          />
        )}
      </Boundary>
    </>
  );
}
