// What super admins did, in words: who, when, why, and a link to whom or what it was about.
import { Button, Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { organizationOf } from '#data/company/organizations.ts';
import { userOf } from '#data/account/users.ts';
import type { PlatformAuditEntry } from '#domain/platform/platform.ts';
import type { PagedSource, Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { usePaged } from '#ui/reading/usePaged.ts';
import { useActWords } from './useActWords.ts';

/** Acts about a person; the others are about a company or the platform. */
const aboutPeople = /^(user|view)\./;
const aboutCompanies = /^(org|request|invoice|glass)\./;

function PersonName({ uid }: { uid: string }) {
  const { t } = useTranslation('domain');
  const user = useLive(userOf(uid))?.data;
  return user?.displayName ?? user?.email ?? t('unknown.person');
}
function CompanyName({ orgId }: { orgId: string }) {
  const { t } = useTranslation('domain');
  return useLive(organizationOf(orgId))?.data.name ?? t('unknown.company');
}

/** Whom or what an act was about, as a link. */
function ActTarget({ action, target }: Pick<PlatformAuditEntry, 'action' | 'target'>) {
  const { t } = useTranslation('domain');
  const person = aboutPeople.test(action);
  if (!person && !aboutCompanies.test(action)) return null;
  const href = person
    ? to('adminUsers', {}, { query: { person: target } })
    : to('adminCompanies', {}, { query: { company: target } });
  return (
    <Link component={RouterLink} to={href}>
      <Boundary fallback="…" failed={() => t(person ? 'unknown.person' : 'unknown.company')}>
        {person ? <PersonName uid={target} /> : <CompanyName orgId={target} />}
      </Boundary>
    </Link>
  );
}

function ActRow({ entry: { data } }: { entry: Stored<PlatformAuditEntry> }) {
  const format = useFormat();
  const words = useActWords();
  const { t } = useTranslation('domain');
  return (
    <ListItem disableGutters divider>
      <ListItemText
        primary={
          <>
            {words(data.action)} <ActTarget action={data.action} target={data.target} />
          </>
        }
        secondary={
          <>
            <Boundary fallback="…" failed={() => t('unknown.person')}>
              <PersonName uid={data.actorUid} />
            </Boundary>
            {data.at && ` · ${format.dateTime(data.at)}`}
            {data.reason && ` · ${data.reason}`}
          </>
        }
        slotProps={{
          primary: { sx: { overflowWrap: 'anywhere' } },
          secondary: { sx: { overflowWrap: 'anywhere' } },
        }}
      />
    </ListItem>
  );
}

/** Page by page. */
interface ActListProps {
  source: PagedSource<PlatformAuditEntry>;
  label: string;
  /** Shown when a search finds nothing. */
  none?: string | undefined;
}

export function ActList({ source, label, none }: ActListProps) {
  const { t } = useTranslation(['superAdmin', 'common']);
  const { items, more, loading, askMore } = usePaged(source);
  if (items.length === 0 && (loading || !more))
    return (
      <Typography color="text.secondary" role="status">
        {loading ? t('common:loading') : (none ?? t('acts.none'))}
      </Typography>
    );
  return (
    <>
      <List dense disablePadding aria-label={label}>
        {items.map((entry) => (
          <ActRow key={entry.id} entry={entry} />
        ))}
      </List>
      {more && (
        <Button onClick={askMore} loading={loading} sx={{ mt: 1 }}>
          {t('common:actions.loadMore')}
        </Button>
      )}
    </>
  );
}
