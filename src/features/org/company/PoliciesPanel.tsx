// What every candidate is shown unless a job has its own text, and the words that messages begin with. Saved together, with a revision guard.
import { Alert, Autocomplete, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { policiesOf, savePolicies } from '#data/company/policies.ts';
import {
  noPolicies,
  policyLimits,
  policyTexts,
  templateKinds,
  listUnknownPlaceholders,
  type Policies,
  type PolicyChoice,
} from '#domain/company/policies.ts';
import { useMembership } from '#session/session.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { WordsFields } from './WordsFields.tsx';

const zones: readonly string[] = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
];

/** The choice without what the document keeps besides. */
function choiceOf(policies: Policies | null): PolicyChoice {
  if (!policies) return noPolicies;
  const { timeZone, notice, consent, accommodation, templates } = policies;
  return { timeZone, notice, consent, accommodation, templates };
}

export function PoliciesPanel() {
  const { t } = useTranslation('company');
  const { orgId } = useMembership();
  const stored = useLive(policiesOf(orgId))?.data ?? null;
  const [seen, setSeen] = useState(stored);
  const [choice, setChoice] = useState(() => choiceOf(stored));
  const isDirty = JSON.stringify(choice) !== JSON.stringify(choiceOf(seen));
  const isOld = (stored?.rev ?? 0) !== (seen?.rev ?? 0);
  function take(): void {
    setSeen(stored);
    setChoice(choiceOf(stored));
  }
  // What somebody else saved is taken over at once where nothing is typed here.
  if (isOld && !isDirty) take();
  return (
    <>
      {isOld && isDirty && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={take}>
              {t('policies.takeTheirs')}
            </Button>
          }
        >
          {t('policies.changed')}
        </Alert>
      )}
      <PoliciesForm choice={choice} onChoice={setChoice} isDirty={isDirty} seen={seen?.rev ?? 0} />
    </>
  );
}

interface FormProps {
  choice: PolicyChoice;
  onChoice: (choice: PolicyChoice) => void;
  isDirty: boolean;
  seen: number;
}

function PoliciesForm({ choice, onChoice, isDirty, seen }: FormProps) {
  const { t } = useTranslation(['company', 'common']);
  const { orgId, uid } = useMembership();
  const [save, { pending }] = useAction(() => savePolicies(orgId, uid, seen, choice), {
    done: t('policies.saved'),
  });
  const broken = templateKinds.some(
    (kind) =>
      listUnknownPlaceholders(choice.templates[kind].en + choice.templates[kind].es).length > 0,
  );
  const bar = (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button type="submit" variant="contained" loading={pending} disabled={!isDirty || broken}>
        {t('common:actions.save')}
      </Button>
      {isDirty && (
        <Typography variant="body2" color="text.secondary">
          {t('policies.unsaved')}
        </Typography>
      )}
    </Stack>
  );
  return (
    <Stack
      component="form"
      noValidate
      spacing={3}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Panel title={t('policies.title')} lead={t('policies.lead')}>
        <Stack spacing={3}>
          <ZoneField choice={choice} onChoice={onChoice} />
          {policyTexts.map((key) => (
            <WordsFields
              key={key}
              title={t(`policies.${key}`)}
              help={t(`policies.${key}Help`)}
              words={choice[key]}
              max={policyLimits.textMax}
              onWords={(words) => onChoice({ ...choice, [key]: words })}
            />
          ))}
          {bar}
        </Stack>
      </Panel>
      <Panel title={t('templates.title')} lead={t('templates.lead')}>
        <Stack spacing={3}>
          {templateKinds.map((kind) => (
            <WordsFields
              key={kind}
              template
              title={t(`templates.${kind}`)}
              help={t(`templates.${kind}Help`)}
              words={choice.templates[kind]}
              max={kind === 'invitation' ? policyLimits.invitationMax : policyLimits.textMax}
              onWords={(words) =>
                onChoice({ ...choice, templates: { ...choice.templates, [kind]: words } })
              }
            />
          ))}
          {bar}
        </Stack>
      </Panel>
    </Stack>
  );
}

/** The time zone of the company's times. */
function ZoneField({
  choice,
  onChoice,
}: {
  choice: PolicyChoice;
  onChoice: (choice: PolicyChoice) => void;
}) {
  const { t } = useTranslation(['company', 'common']);
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Autocomplete
        disableClearable
        options={zones}
        value={choice.timeZone}
        onChange={(_, timeZone) => onChoice({ ...choice, timeZone })}
        getOptionLabel={(zone) => zone.replaceAll('_', ' ')}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t('policies.timeZone')}
            helperText={t('policies.timeZoneHelp')}
          />
        )}
      />
    </Box>
  );
}
