// Making a key: its name, what it opens, until when. Asks for a fresh sign-in, then writes the first files.
import {
  Button,
  Checkbox,
  FormControlLabel,
  FormGroup,
  FormLabel,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeExportKey, writeExportFiles } from '#data/insights/exportKeys.ts';
import { exportKeyLimits, exportScopes, type ExportScope } from '#domain/insights/exportKey.ts';
import { useFreshSignIn } from '#session/useFreshSignIn.ts';
import { useMembership } from '#session/session.ts';
import { FreshSignInDialog } from '#ui/dialogs/FreshSignInDialog.tsx';
import { useAction } from '#ui/reading/useAction.ts';

export function NewKeyForm() {
  const { t } = useTranslation('admin');
  const id = useId();
  const { orgId, uid, organization } = useMembership();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ExportScope[]>(['jobs']);
  const [days, setDays] = useState<number>(30);
  const { whenFresh, dialog } = useFreshSignIn();
  const [make, { pending }] = useAction(async () => {
    if (!(await whenFresh())) return;
    const secret = await makeExportKey(orgId, uid, { name, scopes, days });
    setName('');
    await writeExportFiles(orgId, uid, organization, secret, scopes);
  });
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
      sx={{ maxWidth: 560 }}
    >
      <TextField
        label={t('access.name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        helperText={t('access.nameHelp')}
        slotProps={{ htmlInput: { maxLength: exportKeyLimits.nameMax } }}
      />
      <ScopeChoice id={id} scopes={scopes} setScopes={setScopes} />
      <TextField
        select
        label={t('access.days')}
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
        helperText={t('access.fresh')}
      >
        {exportKeyLimits.days.map((many) => (
          <MenuItem key={many} value={many}>
            {t('access.daysValue', { days: many })}
          </MenuItem>
        ))}
      </TextField>
      <div>
        <Button
          type="submit"
          variant="contained"
          loading={pending}
          disabled={name.trim() === '' || scopes.length === 0}
        >
          {t('access.make')}
        </Button>
      </div>
      <FreshSignInDialog {...dialog} />
    </Stack>
  );
}

/** What the key may read. */
function ScopeChoice({
  id,
  scopes,
  setScopes,
}: {
  id: string;
  scopes: readonly ExportScope[];
  setScopes: (next: readonly ExportScope[]) => void;
}) {
  const { t } = useTranslation('admin');
  return (
    <div>
      <FormLabel id={id}>{t('access.scopes')}</FormLabel>
      <FormGroup role="group" aria-labelledby={id}>
        {exportScopes.map((scope) => (
          <FormControlLabel
            key={scope}
            label={t(`access.scope.${scope}`)}
            control={
              <Checkbox
                checked={scopes.includes(scope)}
                onChange={({ target }) =>
                  setScopes(
                    exportScopes.filter((one) =>
                      one === scope ? target.checked : scopes.includes(one),
                    ),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      {scopes.length === 0 && (
        <Typography variant="body2" color="error" role="status">
          {t('access.scopesNone')}
        </Typography>
      )}
    </div>
  );
}
