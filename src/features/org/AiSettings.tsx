// How the company uses the AI: on or off, which engine, how often it is asked, what leaves the browser, and what to expect of it.
import {
  Alert,
  Box,
  Button,
  Collapse,
  FormControlLabel,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useForm, useWatch, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { orgAiSource, platformAiSource, saveOrgAi } from '#data/ai/aiControl.ts';
import { settings } from '#data/firestore/settings.ts';
import {
  isCloudOffered,
  defaultOrgAi,
  defaultPlatformAi,
  mergeSettingsInForce,
  type AiAdapter,
  type OrgAi,
  type OrgAiChoice,
  type PlatformAi,
  type PlatformAiChoice,
} from '#domain/ai/aiSettings.ts';
import { isManager } from '#domain/company/member.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership } from '#session/session.ts';
import { useFeatureName } from '#ui/product/AiUsageTable.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';

interface Fields {
  on: boolean;
  adapter: AiAdapter | 'default';
  passes: '1' | '3' | 'default';
}

/** What the form says, as it is stored; null follows the platform. */
const buildChoice = ({ on, adapter, passes }: Fields): OrgAiChoice => ({
  on,
  adapter: adapter === 'default' ? null : adapter,
  passes: passes === 'default' ? null : passes === '3' ? 3 : 1,
});

export function AiSettings() {
  const { orgId } = useMembership();
  const platform = useLive(platformAiSource())?.data ?? null;
  const own = useLive(orgAiSource(orgId))?.data ?? null;
  // A change by somebody else starts the form anew.
  return <AiForm key={own?.rev ?? 0} platform={platform} own={own} />;
}

function AiForm({ platform, own }: { platform: PlatformAi | null; own: OrgAi | null }) {
  const { t } = useTranslation(['org', 'domain', 'common']);
  const { orgId, uid, member } = useMembership();
  const choice = own ?? defaultOrgAi;
  const above = platform ?? defaultPlatformAi;
  const { register, control, handleSubmit, formState } = useForm<Fields>({
    defaultValues: {
      on: choice.on,
      adapter: choice.adapter ?? 'default',
      passes: choice.passes === null ? 'default' : choice.passes === 3 ? '3' : '1',
    },
  });
  const [save, { pending }] = useAction(
    (fields: Fields) => saveOrgAi(orgId, uid, buildChoice(fields)),
    { done: t('ai.saved') },
  );
  const offered = isCloudOffered(platform);
  const manages = isManager(member);
  const force = mergeSettingsInForce(platform, choice);
  const chosen = useWatch({ control }) as Fields;
  // What the form holds, not what is stored: people should know before they save.
  const next = mergeSettingsInForce(platform, { ...buildChoice(chosen), passes: null });
  const cloudChosen = next.adapter === 'cloud' && settings().ai !== null;
  return (
    <Stack
      component="form"
      noValidate
      spacing={3}
      onSubmit={(event) => void handleSubmit((fields) => save(fields))(event)}
    >
      {force.off === 'platform' && <Alert severity="warning">{t('ai.platformOff')}</Alert>}
      {force.off === 'company' && <Alert severity="info">{t('ai.companyOff')}</Alert>}
      <Box>
        <FormControlLabel
          control={<Switch defaultChecked={choice.on} disabled={!manages} {...register('on')} />}
          label={t('ai.on')}
          sx={{ gap: 1, ml: 0 }}
        />
        <Typography variant="body2" color="text.secondary">
          {t('ai.onHelp')}
        </Typography>
      </Box>
      <EngineFields
        register={register}
        choice={choice}
        above={above}
        disabled={!manages}
        isOffered={offered}
        isCloud={next.adapter === 'cloud'}
      />
      {next.adapter === 'cloud' && settings().ai === null && (
        <Alert severity="info" variant="outlined">
          {t('ai.cloudNotSetUp')}
        </Alert>
      )}
      <Leaves tasks={cloudChosen ? next.cloudTasks : []} />
      <Honest adapter={cloudChosen ? 'cloud' : 'onDevice'} />
      {manages ? (
        <div>
          <Button type="submit" variant="contained" loading={pending} disabled={!formState.isDirty}>
            {t('common:actions.save')}
          </Button>
        </div>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {t('ai.onlyManagers')}
        </Typography>
      )}
    </Stack>
  );
}

interface EngineFieldsProps {
  register: UseFormRegister<Fields>;
  choice: OrgAiChoice;
  /** What the platform chooses. */
  above: PlatformAiChoice;
  disabled: boolean;
  /** The platform lets companies use the cloud. */
  isOffered: boolean;
  isCloud: boolean;
}

/** Which engine, and how often it is asked. */
function EngineFields({
  register,
  choice,
  above,
  disabled,
  isOffered,
  isCloud,
}: EngineFieldsProps) {
  const { t } = useTranslation(['org', 'domain']);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, maxWidth: 760 }}>
      <TextField
        select
        label={t('ai.adapter')}
        defaultValue={choice.adapter ?? 'default'}
        disabled={disabled}
        helperText={isOffered ? undefined : t('ai.cloudNot')}
        {...register('adapter')}
      >
        <MenuItem value="default">
          {t('ai.default', { adapter: t(`domain:adapterName.${above.adapter}`) })}
        </MenuItem>
        <MenuItem value="onDevice">{t('ai.onDevice')}</MenuItem>
        <MenuItem value="cloud" disabled={!isOffered && choice.adapter !== 'cloud'}>
          {t('ai.cloud')}
        </MenuItem>
      </TextField>
      <TextField
        select
        label={t('ai.passes')}
        defaultValue={choice.passes === null ? 'default' : String(choice.passes)}
        disabled={disabled || !isCloud}
        helperText={t('ai.passesHelp')}
        {...register('passes')}
      >
        <MenuItem value="default">{t('ai.passesDefault', { count: above.passes })}</MenuItem>
        <MenuItem value="1">1</MenuItem>
        <MenuItem value="3">3</MenuItem>
      </TextField>
    </Box>
  );
}

/** What leaves the browser under the choice; `tasks`: what the cloud is asked. */
function Leaves({ tasks }: { tasks: readonly string[] }) {
  const { t } = useTranslation('org');
  const format = useFormat();
  const nameOf = useFeatureName();
  return (
    <Box>
      <Typography variant="h3">{t('ai.leaves')}</Typography>
      <Stack
        spacing={1}
        sx={{ mt: 0.75, maxWidth: '76ch' }}
        data-leaves={tasks.length > 0 ? 'cloud' : 'nothing'}
      >
        <Typography variant="body2">
          {t(tasks.length > 0 ? 'ai.leavesCloud' : 'ai.leavesNothing')}
        </Typography>
        {tasks.length > 0 && (
          <Typography variant="body2">
            {t('ai.leavesFeatures', { list: format.list(tasks.map(nameOf)) })}
          </Typography>
        )}
        {tasks.includes('transcribe') && (
          <Typography variant="body2">{t('ai.leavesSound')}</Typography>
        )}
        {tasks.length > 0 && <Typography variant="body2">{t('ai.agreed')}</Typography>}
        <Typography variant="body2" color="text.secondary">
          {t('ai.candidates')}
        </Typography>
      </Stack>
    </Box>
  );
}

function Honest({ adapter }: { adapter: AiAdapter }) {
  const { t } = useTranslation(['org', 'domain']);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls="ai-honest"
        onClick={() => setOpen(!open)}
        sx={{ px: 0 }}
      >
        {t('ai.honest')}
      </Button>
      <Collapse in={open} id="ai-honest">
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '76ch' }}>
          {t(`domain:madeBy.${adapter}`)}
        </Typography>
      </Collapse>
    </div>
  );
}
