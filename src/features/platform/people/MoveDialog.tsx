// Another company, another role, or out of the company: says what goes with it before it happens.
import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { movePerson, type MovedRole } from '#data/platform/platformPeople.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import { CompanyPicker } from '#features/platform/CompanyPicker.tsx';

const movedRoles = ['admin', 'recruiter', 'reviewer'] as const satisfies MovedRole[];
const out = 'out';

export function MoveDialog({
  uid,
  name,
  orgId,
  onClose,
}: {
  uid: string;
  name: string;
  orgId: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['superAdmin', 'domain']);
  const [company, setCompany] = useState(orgId ?? '');
  const [role, setRole] = useState<MovedRole | typeof out>('recruiter');
  async function move(reason: string): Promise<string | null> {
    const moved = await movePerson({
      uid,
      to: role === out ? null : { orgId: company, role },
      reason,
    });
    return moved.kind === 'moved' ? null : t(`move.${moved.kind}`);
  }
  return (
    <ActDialog
      safeguards={{ fresh: true }}
      reason={{ help: t('move.companiesRead') }}
      words={{
        title: t('move.title', { name }),
        text: t('move.text'),
        confirm: t('people.do.move'),
        done: t('move.done'),
      }}
      disabled={role !== out && company === ''}
      verb={move}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <TextField
          select
          size="small"
          label={t('move.role')}
          value={role}
          onChange={({ target }) =>
            setRole(
              target.value === out
                ? out
                : (movedRoles.find((one) => one === target.value) ?? 'recruiter'),
            )
          }
        >
          {movedRoles.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`domain:memberRole.${one}`)}
            </MenuItem>
          ))}
          {orgId && <MenuItem value={out}>{t('move.out')}</MenuItem>}
        </TextField>
        {role === out ? (
          <Typography variant="body2" color="text.secondary">
            {t('move.outText')}
          </Typography>
        ) : (
          <CompanyPicker label={t('move.company')} value={company} onChange={setCompany} />
        )}
      </Stack>
    </ActDialog>
  );
}
