// Licensed users of all companies: found by the server, filtered in the address, each with a drawer of what can be done.
import { Box, MenuItem, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { roleFlags } from '#data/platform/peoplePages.ts';
import { seenSteps } from '#domain/platform/lastSeen.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { CompanyPicker } from './CompanyPicker.tsx';
import { PeopleTable, SuspendedTable } from './people/PeopleTable.tsx';
import { PersonDrawer } from './people/PersonDrawer.tsx';
import { SearchField } from './SearchField.tsx';
import { useAddress } from './useAddress.ts';

const licences = ['with', 'without'] as const;

export default function AdminUsersPage() {
  const { t } = useTranslation(['superAdmin', 'routes']);
  const [of, change] = useAddress();
  const flag = roleFlags.find((one) => one === of('role')) ?? null;
  const suspended = of('state') === 'suspended';
  const licence = licences.find((one) => one === of('licence')) ?? null;
  const seen = seenSteps.find((one) => one === of('seen')) ?? null;
  const open = (uid: string): void => change({ person: uid });
  return (
    <Page title={t('routes:title.adminUsers')} lead={t('people.lead')} width="wide">
      <Stack spacing={2}>
        <PeopleFilters
          of={of}
          change={change}
          flag={flag}
          suspended={suspended}
          licence={licence}
          seen={seen}
        />
        <Panel flush>
          <Boundary
            key={`${of('q')}/${of('role')}/${of('company')}/${licence}/${seen}/${suspended}`}
            fallback={<RowsSkeleton rows={8} />}
          >
            {suspended ? (
              <SuspendedTable onOpen={open} />
            ) : (
              <PeopleTable
                search={of('q')}
                flag={flag}
                orgId={of('company') || null}
                licence={licence}
                seen={seen}
                onOpen={open}
              />
            )}
          </Boundary>
        </Panel>
      </Stack>
      {of('person') && (
        <PersonDrawer
          key={of('person')}
          uid={of('person')}
          onClose={() => change({ person: null })}
        />
      )}
    </Page>
  );
}

interface PeopleFiltersProps {
  of: ReturnType<typeof useAddress>[0];
  change: ReturnType<typeof useAddress>[1];
  flag: (typeof roleFlags)[number] | null;
  suspended: boolean;
  licence: (typeof licences)[number] | null;
  seen: (typeof seenSteps)[number] | null;
}

/** Who of the people is listed. */
function PeopleFilters({ of, change, flag, suspended, licence, seen }: PeopleFiltersProps) {
  const { t } = useTranslation(['superAdmin', 'routes']);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <SearchField
        label={t('people.search')}
        value={of('q')}
        onChange={(q) => change({ q, state: null })}
      />
      <TextField
        select
        size="small"
        label={t('people.role')}
        value={flag ?? ''}
        onChange={({ target }) => change({ role: target.value, state: null })}
        sx={{ minWidth: 170 }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('people.everyRole')}</MenuItem>
        {roleFlags.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`people.flags.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <StateFilter suspended={suspended} change={change} />
      <TextField
        select
        size="small"
        label={t('people.licenceFilter')}
        value={licence ?? ''}
        onChange={({ target }) => change({ licence: target.value, state: null })}
        sx={{ minWidth: 170 }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('people.everyLicence')}</MenuItem>
        {licences.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`people.licences.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('people.columns.lastLogin')}
        value={seen ?? ''}
        onChange={({ target }) => change({ seen: target.value, state: null })}
        sx={{ minWidth: 170 }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('people.everySeen')}</MenuItem>
        {seenSteps.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`people.seenSteps.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <CompanyPicker
        label={t('people.company')}
        value={of('company')}
        onChange={(company) => change({ company, state: null })}
      />
    </Box>
  );
}

/** Everybody, or those who are suspended. */
function StateFilter({
  suspended,
  change,
}: {
  suspended: boolean;
  change: ReturnType<typeof useAddress>[1];
}) {
  const { t } = useTranslation(['superAdmin', 'routes']);
  return (
    <TextField
      select
      size="small"
      label={t('people.state')}
      value={suspended ? 'suspended' : ''}
      onChange={({ target }) =>
        change({
          state: target.value,
          q: null,
          role: null,
          company: null,
          licence: null,
          seen: null,
        })
      }
      sx={{ minWidth: 150 }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{t('people.everyState')}</MenuItem>
      <MenuItem value="suspended">{t('people.suspended')}</MenuItem>
    </TextField>
  );
}
