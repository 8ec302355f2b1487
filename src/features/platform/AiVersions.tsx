// Every version of the platform's AI settings: what changed when, by whom, why; and the way back to one.
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Button,
  Stack,
  Typography,
} from '@mui/material';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  choiceOf,
  platformAiSource,
  platformAiVersionsSource,
  savePlatformAi,
} from '#data/ai/aiControl.ts';
import type { PlatformAi } from '#domain/ai/aiSettings.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSession } from '#session/session.ts';
import { useFreshSignIn } from '#session/useFreshSignIn.ts';
import { FreshSignInDialog } from '#ui/dialogs/FreshSignInDialog.tsx';
import { notifyDone } from '#ui/toasts/notify.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { AiReasonDialog } from './AiReasonDialog.tsx';
import { Facts } from './AiPanel.tsx';

const shownVersions = 20;

export function AiVersions() {
  const { t } = useTranslation('platform');
  const { authUser } = useSession();
  const current = useLive(platformAiSource())?.data ?? null;
  const versions = useLive(platformAiVersionsSource(shownVersions)).items;
  const [asked, setAsked] = useState<PlatformAi | null>(null);
  const { whenFresh, dialog } = useFreshSignIn();
  const [restore, { pending }] = useAction(async (version: PlatformAi, reason: string) => {
    if (!(await whenFresh())) return false;
    await savePlatformAi(authUser?.uid ?? '', choiceOf(version), reason, version.rev);
    notifyDone(t('ai.done'));
    return true;
  });
  if (versions.length === 0)
    return <Typography color="text.secondary">{t('ai.versionsNone')}</Typography>;
  return (
    <div>
      {versions.map(({ id, data }) => (
        <Accordion key={id} disableGutters slotProps={{ heading: { component: 'h3' } }}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`ai-version-${id}`}
            aria-controls={`ai-version-${id}-facts`}
          >
            <VersionSummary data={data} current={current} />
          </AccordionSummary>
          <AccordionDetails id={`ai-version-${id}-facts`}>
            <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
              {data.restored && (
                <Typography variant="body2" color="text.secondary">
                  {t('ai.restoredFrom', { rev: data.restored })}
                </Typography>
              )}
              <Facts choice={data} quiet />
              {data.rev !== current?.rev && (
                <Button size="small" variant="outlined" onClick={() => setAsked(data)}>
                  {t('ai.restore', { rev: data.rev })}
                </Button>
              )}
            </Stack>
          </AccordionDetails>
        </Accordion>
      ))}
      {asked && (
        <AiReasonDialog
          title={t('ai.restoreTitle', { rev: asked.rev })}
          text={t('ai.restoreText')}
          confirmLabel={t('ai.restore', { rev: asked.rev })}
          pending={pending}
          onConfirm={(reason) =>
            void restore(asked, reason).then((done) => {
              if (done) setAsked(null);
            })
          }
          onClose={() => setAsked(null)}
        />
      )}
      <FreshSignInDialog {...dialog} />
    </div>
  );
}

/** One version in a line. */
function VersionSummary({ data, current }: { data: PlatformAi; current: PlatformAi | null }) {
  const { t } = useTranslation('platform');
  const format = useFormat();
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }}
    >
      <Typography variant="body2" sx={{ fontWeight: 580 }}>
        {t('ai.version', { rev: data.rev })}
      </Typography>
      {data.rev === current?.rev && <StatusChip tone="good" label={t('ai.inForce')} />}
      {data.stopped.map((what) => (
        <StatusChip key={what} tone="bad" label={`${t(`ai.what.${what}`)}: ${t('ai.stopped')}`} />
      ))}
      <Typography variant="body2" color="text.secondary">
        {data.updatedAt ? format.dateTime(data.updatedAt) : ''}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {data.reason}
      </Typography>
    </Stack>
  );
}
