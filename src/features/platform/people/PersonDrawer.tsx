// One person: what they may, where they work, what was done about their account, and what can be done.
import CloseIcon from '@mui/icons-material/Close';
import { Box, Divider, Drawer, IconButton, Link, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { actPagesAbout } from '#data/platform/peoplePages.ts';
import { suspensionOf, userOf } from '#data/account/users.ts';
import { orgIdOf, type User } from '#domain/account/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { ActList } from '#features/platform/ActList.tsx';
import { Licence, RoleChips, SeenSince } from './PeopleTable.tsx';
import { PersonActs } from './PersonActs.tsx';

export function PersonDrawer({ uid, onClose }: { uid: string; onClose: () => void }) {
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: { xs: '100%', sm: 480 } }, role: 'dialog', 'aria-labelledby': id },
      }}
    >
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        <Boundary fallback={<RowsSkeleton rows={6} />}>
          <Person uid={uid} titleId={id} onClose={onClose} />
        </Boundary>
      </Box>
    </Drawer>
  );
}

function Person({ uid, titleId, onClose }: { uid: string; titleId: string; onClose: () => void }) {
  const { t } = useTranslation(['superAdmin', 'common']);
  const format = useFormat();
  const user = useLive(userOf(uid))?.data ?? null;
  const suspension = useLive(suspensionOf(uid))?.data ?? null;
  const orgId = orgIdOf(user);
  const facts = [
    { label: t('people.columns.roles'), value: <RoleChips user={user} /> },
    {
      label: t('people.columns.company'),
      value: orgId ? (
        <>
          <Boundary fallback="…" failed={() => orgId}>
            <Licence orgId={orgId} uid={uid} />
          </Boundary>
          <Link
            component={RouterLink}
            variant="body2"
            to={to('adminCompanies', {}, { query: { company: orgId } })}
          >
            {t('people.openCompany')}
          </Link>
        </>
      ) : (
        t('people.noCompany')
      ),
    },
    {
      label: t('people.columns.lastLogin'),
      value: (
        <>
          {user?.lastLogin ? format.dateTime(user.lastLogin) : '–'}
          {orgId && (
            <Boundary fallback="" failed={() => ''}>
              <SeenSince orgId={orgId} uid={uid} lastLogin={user?.lastLogin ?? null} />
            </Boundary>
          )}
        </>
      ),
    },
    { label: t('people.since'), value: user?.createdAt ? format.date(user.createdAt) : '–' },
    ...(suspension
      ? [
          {
            label: t('people.suspended'),
            value: `${suspension.at ? `${format.dateTime(suspension.at)} · ` : ''}${suspension.reason}`,
          },
        ]
      : []),
  ];
  return (
    <Stack spacing={2.5}>
      <PersonHead titleId={titleId} user={user} onClose={onClose} />
      {user ? (
        <>
          <PersonFacts facts={facts} />
          <Divider />
          <PersonActs uid={uid} user={user} isSuspended={suspension !== null} />
          <Divider />
          <Box component="section" aria-label={t('people.activity')}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {t('people.activity')}
            </Typography>
            <Boundary fallback={<RowsSkeleton rows={2} />}>
              <ActList source={actPagesAbout(uid)} label={t('people.activity')} />
            </Boundary>
          </Box>
        </>
      ) : (
        <EmptyState title={t('people.unknown')} text={t('people.unknownText')} heading="h3" />
      )}
    </Stack>
  );
}

/** Who it is. */
function PersonHead({
  titleId,
  user,
  onClose,
}: {
  titleId: string;
  user: User | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['superAdmin', 'common']);
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {user?.displayName ?? user?.email ?? t('people.unknown')}
        </Typography>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {user?.email}
        </Typography>
      </Box>
      <IconButton aria-label={t('common:actions.close')} onClick={onClose} autoFocus>
        <CloseIcon />
      </IconButton>
    </Stack>
  );
}

/** What is known of the person. */
function PersonFacts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '140px 1fr' },
        gap: 1.25,
        columnGap: 2,
      }}
    >
      {facts.map(({ label, value }) => [
        <Typography key={`${label}-t`} component="dt" variant="body2" color="text.secondary">
          {label}
        </Typography>,
        <Typography
          key={label}
          component="dd"
          variant="body2"
          sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {value}
        </Typography>,
      ])}
    </Box>
  );
}
