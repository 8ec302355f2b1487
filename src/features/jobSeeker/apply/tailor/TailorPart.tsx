// Fitting the resume: changes to take or leave, gaps that stay gaps, and the resume as it will be.
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputHashOf } from '#ai/results/canonical.ts';
import { getAi } from '#ai/port.ts';
import { TailorReply } from '#ai/tasks/tailorResume.ts';
import { languageFrom } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import {
  jobToWriteFor,
  keep,
  useApplicationContext,
} from '#features/jobSeeker/apply/parts/applicationContext.ts';
import { FittedResume } from './FittedResume.tsx';
import { GapList } from './GapList.tsx';
import { ProposalList } from './ProposalList.tsx';
import { changeNames, type Choices } from './tailored.ts';
import { useKeep } from '#features/jobSeeker/apply/parts/useKeep.ts';

/** What was proposed before, if it still has the shape of a proposal. */
function repliedIn(stored: unknown): TailorReply | null {
  return TailorReply.safeParse(stored).data ?? null;
}

export function TailorPart() {
  const { t, i18n } = useTranslation('applying');
  const { number } = useFormat();
  const context = useApplicationContext();
  const { application, job, resume, master, credits } = context;
  const content = application?.data.content;
  const tailored = useMemo(() => repliedIn(content?.tailored), [content?.tailored]);
  const keepNow = useKeep();
  // A press shows at once; the kept choice counts as soon as it is kept.
  const [pressed, setPressed] = useState<string[] | null>(null);
  const left = useMemo(() => new Set(pressed ?? content?.left), [pressed, content?.left]);
  const choices = useMemo(
    (): Choices => ({ tailored, left, edits: content?.edits ?? [] }),
    [tailored, left, content?.edits],
  );
  const [suggest, { pending }] = useAction(async () => {
    const ai = getAi();
    const input = {
      resume,
      job: await jobToWriteFor(ai, job),
      language: languageFrom(i18n.language),
    };
    const made = await credits.use('tailor', inputHashOf('tailorResume', input), () =>
      ai.ask('tailorResume', input),
    );
    if (made) await keep(context, { tailored: made.reply, left: [], provenance: made.provenance });
  });
  function choose(names: string[]): void {
    setPressed(names);
    void keepNow({ left: names }).then(() => setPressed((last) => (last === names ? null : last)));
  }
  const all = tailored ? changeNames(resume, tailored) : [];
  const isOld =
    tailored !== null &&
    master.data.updatedAt != null &&
    content?.provenance?.at != null &&
    master.data.updatedAt > content.provenance.at;
  const taken = all.filter((name) => !left.has(name)).length;
  return (
    <>
      <Panel
        title={t('tailor.title')}
        lead={t('tailor.lead')}
        actions={
          tailored && (
            <>
              <Button size="small" disabled={taken === all.length} onClick={() => choose([])}>
                {t('tailor.takeAll')}
              </Button>
              <Button size="small" disabled={taken === 0} onClick={() => choose(all)}>
                {t('tailor.leaveAll')}
              </Button>
            </>
          )
        }
      >
        <Stack spacing={2.5}>
          {isOld && (
            <Alert
              severity="info"
              action={
                <Button
                  color="inherit"
                  size="small"
                  loading={pending}
                  onClick={() => void suggest()}
                >
                  {t('tailor.again')}
                </Button>
              }
            >
              {t('tailor.old')}
            </Alert>
          )}
          {!tailored && (
            <div>
              <Button variant="contained" loading={pending} onClick={() => void suggest()}>
                {t('tailor.make')}
              </Button>
            </div>
          )}
          {!tailored && (
            <Typography variant="body2" color="text.secondary">
              {t('tailor.honest')}
            </Typography>
          )}
          {tailored && all.length === 0 && <Typography>{t('tailor.nothing')}</Typography>}
          {tailored && all.length > 0 && (
            <Typography variant="body2" color="text.secondary" role="status">
              {t('tailor.taken', { taken: number(taken), count: all.length })}
            </Typography>
          )}
          {tailored && all.length > 0 && (
            <ProposalList tailored={tailored} left={left} onChange={(names) => choose(names)} />
          )}
          {tailored && <GapList tailored={tailored} />}
          {content?.provenance && tailored && <MadeBy made={content.provenance} />}
        </Stack>
      </Panel>
      <FittedResume choices={choices} onEdits={(edits) => void keepNow({ edits: [...edits] })} />
    </>
  );
}
