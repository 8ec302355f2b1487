// The platform's AI: the kill switch first, then what is in force, and the way to change it.
import { Alert, Box, Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { choiceOf, platformAiSource, savePlatformAi } from '#data/ai/aiControl.ts';
import { settings } from '#data/firestore/settings.ts';
import type { PlatformAi, PlatformAiChoice } from '#domain/ai/aiSettings.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { useFreshSignIn } from '#session/useFreshSignIn.ts';
import { useFeatureName } from '#ui/product/AiUsageTable.tsx';
import { FreshSignInDialog } from '#ui/dialogs/FreshSignInDialog.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { notifyDone } from '#ui/toasts/notify.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { AiReasonDialog } from './AiReasonDialog.tsx';
import { AiSettingsDialog } from './AiSettingsDialog.tsx';

const switches = ['all', 'onDevice', 'cloud'] as const satisfies PlatformAi['stopped'];
type Switch = (typeof switches)[number];

export function AiPanel() {
  const { t } = useTranslation('platform');
  const { authUser } = useSession();
  const choice = choiceOf(useLive(platformAiSource())?.data ?? null);
  const [asked, setAsked] = useState<Switch | null>(null);
  const [editing, setEditing] = useState(false);
  const { whenFresh, dialog } = useFreshSignIn();
  const [save, { pending }] = useAction(async (next: PlatformAiChoice, reason: string) => {
    if (!(await whenFresh())) return false;
    await savePlatformAi(authUser?.uid ?? '', next, reason);
    notifyDone(t('ai.done'));
    return true;
  });
  const runs = (what: Switch): boolean => !choice.stopped.includes(what);
  async function turn(what: Switch, reason: string): Promise<void> {
    const stopped = runs(what)
      ? [...choice.stopped, what]
      : choice.stopped.filter((one) => one !== what);
    if (await save({ ...choice, stopped: switches.filter((one) => stopped.includes(one)) }, reason))
      setAsked(null);
  }
  return (
    <Stack spacing={3}>
      <Box>
        <Typography variant="h3">{t('ai.switches')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t('ai.switchesLead')}
        </Typography>
        <List disablePadding sx={{ mt: 1 }}>
          {switches.map((what) => (
            <SwitchRow key={what} runs={runs(what)} what={what} setAsked={setAsked} />
          ))}
        </List>
      </Box>
      <Facts choice={choice} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setEditing(true)}>
          {t('ai.edit')}
        </Button>
        <Button component={Link} to={to('engineTrial')}>
          {t('ai.tryBoth')}
        </Button>
      </Stack>
      {asked && (
        <AiReasonDialog
          title={t(runs(asked) ? 'ai.stopTitle' : 'ai.startTitle', { what: t(`ai.what.${asked}`) })}
          text={t(runs(asked) ? 'ai.stopText' : 'ai.startText')}
          confirmLabel={t(runs(asked) ? 'ai.stop' : 'ai.start')}
          danger={runs(asked)}
          pending={pending}
          onConfirm={(reason) => void turn(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
      {editing && (
        <AiSettingsDialog
          choice={choice}
          pending={pending}
          onSave={(next, reason) =>
            void save(next, reason).then((done) => {
              if (done) setEditing(false);
            })
          }
          onClose={() => setEditing(false)}
        />
      )}
      <FreshSignInDialog {...dialog} />
    </Stack>
  );
}

/** One engine or all of them: whether it runs, and the switch. */
function SwitchRow({
  runs,
  what,
  setAsked,
}: {
  runs: boolean;
  what: Switch;
  setAsked: (next: Switch | null) => void;
}) {
  const { t } = useTranslation('platform');
  return (
    <ListItem disableGutters divider sx={{ gap: 1.5 }} data-switch={what}>
      <ListItemText primary={t(`ai.what.${what}`)} />
      <StatusChip tone={runs ? 'good' : 'bad'} label={t(runs ? 'ai.running' : 'ai.stopped')} />
      <Button
        size="small"
        variant="outlined"
        color={runs ? 'error' : 'primary'}
        onClick={() => setAsked(what)}
        aria-label={t(runs ? 'ai.stopOf' : 'ai.startOf', {
          what: t(`ai.what.${what}`),
        })}
        sx={{ minWidth: 96 }}
      >
        {t(runs ? 'ai.stop' : 'ai.start')}
      </Button>
    </ListItem>
  );
}

/** The choices in force, in words. */
export function Facts({ choice, quiet = false }: { choice: PlatformAiChoice; quiet?: boolean }) {
  const { t } = useTranslation(['platform', 'domain']);
  const format = useFormat();
  const nameOf = useFeatureName();
  const money = (value: number): string =>
    format.number(value, {
      style: 'currency',
      currency: choice.currency,
      maximumFractionDigits: 4,
    });
  const facts = [
    ...((choice.held ?? []).length > 0 ? [[t('ai.held'), t('ai.heldEvaluations')] as const] : []),
    [t('ai.default'), t(`domain:adapterName.${choice.adapter}`)],
    [t('ai.modelName'), choice.model || t('ai.modelNone')],
    [t('ai.passes'), format.number(choice.passes)],
    [
      t('ai.cloudTasks'),
      choice.cloudTasks.length === 0
        ? t('ai.cloudNone')
        : format.list(choice.cloudTasks.map(nameOf)),
    ],
    [
      t('ai.prices'),
      choice.prices.length === 0
        ? t('ai.pricesNone')
        : choice.prices
            .map(({ model, input, output }) =>
              t('ai.pricesOf', { model, input: money(input), output: money(output) }),
            )
            .join('; '),
    ],
  ] as const;
  return (
    <Stack spacing={2}>
      {!quiet && settings().ai === null && (
        <Alert severity="info" variant="outlined">
          {t('ai.notConfigured')}
        </Alert>
      )}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' },
          columnGap: 2,
          rowGap: { xs: 0.25, sm: 1 },
          m: 0,
        }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
