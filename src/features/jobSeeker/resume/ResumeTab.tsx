// The master resume: imported once, corrected, and used by every other tool. Private to its owner.
import { Alert, Button, Stack } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import { saveSeekerProfile, seekerProfileOf } from '#data/seeker/seekerProfile.ts';
import { masterOf, type OwnResume } from '#domain/seeker/ownResume.ts';
import type { Stored } from '#domain/base/source.ts';
import { DamagedRows } from '#ui/page/DamagedRows.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { ImportPanel } from './ImportPanel.tsx';
import { DeleteDialog, RenameDialog } from './ResumeDialogs.tsx';
import { ResumeEditor } from './ResumeEditor.tsx';
import { ResumeList, type ListAct } from './ResumeList.tsx';

const listed = 100;

interface Asked {
  act: ListAct;
  resume: Stored<OwnResume>;
}

/** The resumes of somebody, which of them is the main one, and which is open. */
function useOwnResumes(uid: string) {
  const resumes = useLive(seekerDocumentsSource(uid, 'resumes', listed));
  const jobs = useLive(seekerDocumentsSource(uid, 'jobTrackers', listed));
  const profile = useLive(seekerProfileOf(uid));
  const [params, setParams] = useSearchParams();
  const masters = resumes.items.filter(({ data }) => data.status !== 'version');
  const master = masterOf(resumes.items, profile?.data.masterId);
  const chosen = masters.find(({ id }) => id === params.get('resume')) ?? master;
  const open = (id: string): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('resume', id);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const jobNames = new Map(jobs.items.map(({ id, data }) => [id, data.title ?? '']));
  const isMainUnset = !profile?.data.masterId || !master;
  return { resumes, jobNames, master, chosen, open, isMainUnset };
}

export function ResumeTab({ uid }: { uid: string }) {
  const { t } = useTranslation('ownResume');
  const { resumes, jobNames, master, chosen, open, isMainUnset } = useOwnResumes(uid);
  const [isAdding, setAdding] = useState(false);
  const [fresh, setFresh] = useState<{ id: string; file: File | null } | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [makeMain] = useAction((masterId: string) => saveSeekerProfile(uid, { masterId }), {
    done: t('list.mastered'),
  });
  function take(id: string, file: File | null): void {
    setFresh({ id, file });
    setAdding(false);
    open(id);
    if (isMainUnset) void saveSeekerProfile(uid, { masterId: id }).catch(() => undefined);
  }
  return (
    <Stack spacing={3}>
      {(resumes.items.length === 0 || isAdding) && (
        <ImportPanel
          uid={uid}
          onRead={take}
          onClose={resumes.items.length > 0 ? () => setAdding(false) : undefined}
        />
      )}
      {resumes.damaged.length > 0 && <DamagedRows damaged={resumes.damaged} />}
      {resumes.items.length > 0 && (
        <Panel
          title={t('list.title')}
          lead={t('list.lead')}
          flush
          actions={
            !isAdding && (
              <Button
                variant="outlined"
                size="small"
                startIcon={<AddIcon />}
                onClick={() => setAdding(true)}
              >
                {t('list.add')}
              </Button>
            )
          }
        >
          <ResumeList
            resumes={resumes.items}
            jobs={jobNames}
            chosen={chosen?.id ?? null}
            masterId={master?.id ?? null}
            onOpen={open}
            onAct={(act, resume) => {
              if (act === 'main') void makeMain(resume.id);
              else setAsked({ act, resume });
            }}
          />
          {resumes.more && (
            <Alert severity="info" sx={{ m: 2 }}>
              {t('list.manyShown', { count: listed })}
            </Alert>
          )}
        </Panel>
      )}
      {chosen && (
        <ResumeEditor
          key={chosen.id}
          uid={uid}
          stored={chosen}
          fresh={fresh?.id === chosen.id ? fresh.file : null}
        />
      )}
      {asked && (
        <AskedDialog
          uid={uid}
          asked={asked}
          masterId={master?.id ?? null}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

interface AskedDialogProps {
  uid: string;
  asked: Asked;
  masterId: string | null;
  onClose: () => void;
}

/** Asks for a new name, or whether a resume is to be deleted. */
function AskedDialog({ uid, asked: { act, resume }, masterId, onClose }: AskedDialogProps) {
  if (act === 'rename') return <RenameDialog uid={uid} resume={resume} onClose={onClose} />;
  return (
    act === 'delete' && (
      <DeleteDialog uid={uid} resume={resume} isMaster={resume.id === masterId} onClose={onClose} />
    )
  );
}
