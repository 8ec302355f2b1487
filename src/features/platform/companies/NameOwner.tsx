// A company whose owner has no account any more: shown as such, and given one of its people as its owner.
import { Alert, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOwner } from '#data/platform/platformCompanies.ts';
import { membersOf } from '#data/company/team.ts';
import { userOf } from '#data/account/users.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import type { CompanyProps } from './companyProps.ts';

/** Shows nothing while the owner has an account. */
export function NameOwner({ orgId, company }: CompanyProps) {
  const { t } = useTranslation('superAdmin');
  const owner = useLive(userOf(company.ownerUid));
  const [asking, setAsking] = useState(false);
  if (owner) return null;
  return (
    <>
      <Alert severity="warning">
        {t('owner.gone')}
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          onClick={() => setAsking(true)}
          sx={{ display: 'block', mt: 1 }}
        >
          {t('owner.name')}
        </Button>
      </Alert>
      {asking && (
        <Boundary fallback={null}>
          <Naming orgId={orgId} company={company} onClose={() => setAsking(false)} />
        </Boundary>
      )}
    </>
  );
}

function Naming({ orgId, company, onClose }: CompanyProps & { onClose: () => void }) {
  const { t } = useTranslation(['superAdmin', 'domain']);
  const { authUser } = useSession();
  // Whoever reads what candidates say about themselves cannot come to know who they are; nobody names themselves.
  const people = useLive(membersOf(orgId)).items.filter(
    ({ id, data }) =>
      id !== authUser?.uid &&
      data.status === 'active' &&
      data.role !== 'compliance' &&
      data.role !== 'owner',
  );
  const [chosen, setChosen] = useState('');
  return (
    <ActDialog
      safeguards={{ fresh: true, danger: true, phrase: company.name }}
      words={{
        title: t('owner.title', { name: company.name }),
        text: t('owner.text'),
        confirm: t('owner.name'),
        done: t('owner.done'),
      }}
      reason={{ help: t('act.companyReads') }}
      disabled={chosen === ''}
      verb={async (reason) =>
        (await nameOwner(orgId, { gone: company.ownerUid, heir: chosen }, reason)) === 'left'
          ? t('owner.left')
          : null
      }
      onClose={onClose}
    >
      <TextField
        select
        size="small"
        label={t('owner.who')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        disabled={people.length === 0}
        helperText={t(people.length === 0 ? 'owner.nobody' : 'owner.whoHelp')}
      >
        {people.map(({ id, data }) => (
          <MenuItem key={id} value={id}>
            {t('owner.person', {
              name: data.displayName ?? t('people.unknown'),
              role: t(`domain:memberRole.${data.role}`),
            })}
          </MenuItem>
        ))}
      </TextField>
    </ActDialog>
  );
}
