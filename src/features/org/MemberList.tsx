// Members of the company with role, and what a manager may change.
import {
  Avatar,
  Button,
  Link,
  List,
  ListItem,
  ListItemAvatar,
  ListItemText,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeMemberRole, removeMember, type ChangeableRole } from '#data/company/members.ts';
import { initialsOf } from '#domain/account/initials.ts';
import { isMail, buildMailtoLink } from '#domain/base/mailAddress.ts';
import { isManager, memberRoles, type Member } from '#domain/company/member.ts';
import type { Damaged, Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership } from '#session/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';

export interface MemberListProps {
  members: Stored<Member>[];
  damaged: Damaged[];
  editable?: boolean;
}

export function MemberList({ members, damaged, editable = false }: MemberListProps) {
  const { t } = useTranslation(['org', 'common']);
  return (
    <List disablePadding>
      {members.map((member) => (
        <MemberRow key={member.id} row={member} editable={editable} />
      ))}
      {damaged.map(({ id }) => (
        <ListItem key={id} disableGutters>
          <ListItemText primary={t('common:states.damagedEntry')} secondary={id} />
        </ListItem>
      ))}
      {members.length === 0 && damaged.length === 0 && (
        <Typography color="text.secondary">{t('team.empty')}</Typography>
      )}
    </List>
  );
}

function MemberRow({ row: { id, data }, editable }: { row: Stored<Member>; editable: boolean }) {
  const { t } = useTranslation(['org', 'company', 'domain', 'common', 'admin']);
  const format = useFormat();
  const { uid, orgId, member } = useMembership();
  const [asking, setAsking] = useState(false);
  const name = data.displayName ?? t('team.noName');
  // The rules hold the same: nobody changes themselves or the owner, and only the owner touches admins.
  const mayChange =
    editable &&
    id !== uid &&
    isManager(member) &&
    data.role !== 'owner' &&
    (member.role === 'owner' || (data.role !== 'admin' && data.role !== 'compliance'));
  // Whoever knows candidates never becomes the compliance role, or the other way round.
  const isFixed = data.role === 'compliance';
  const choices = memberRoles.filter(
    (role): role is ChangeableRole =>
      role !== 'owner' && role !== 'compliance' && (role !== 'admin' || member.role === 'owner'),
  );
  const [change] = useAction((role: ChangeableRole) => changeMemberRole(orgId, id, { role }), {
    done: t('team.roleChanged'),
  });
  const [remove, { pending }] = useAction(() => removeMember(orgId, id), {
    done: t('team.removed'),
  });
  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemAvatar>
        <Avatar src={data.photoURL ?? undefined} alt="">
          {initialsOf(name)}
        </Avatar>
      </ListItemAvatar>
      <ListItemText
        primary={id === uid ? `${name} (${t('team.you')})` : name}
        secondary={[
          ...(data.joinedAt ? [t('team.joined', { date: format.date(data.joinedAt) })] : []),
          data.lastSeenAt
            ? t('company:team.seen', { when: format.relative(data.lastSeenAt) })
            : t('company:team.notSeen'),
        ].join(' · ')}
        sx={{ flex: '1 1 140px' }}
      />
      {data.contact && isMail(data.contact) && id !== uid && isManager(data) && (
        <Link
          href={buildMailtoLink(data.contact)}
          variant="body2"
          sx={{
            overflowWrap: 'anywhere',
            minHeight: 24,
            display: 'inline-flex',
            alignItems: 'center',
          }}
        >
          {t('admin:contact.write', { address: data.contact })}
        </Link>
      )}
      <MemberRole
        data={data}
        mayChange={mayChange}
        isFixed={isFixed}
        name={name}
        change={change}
        choices={choices}
        setAsking={setAsking}
      />
      <ConfirmDialog
        open={asking}
        danger
        pending={pending}
        title={t('team.removeTitle', { name })}
        confirmLabel={t('team.remove', { name })}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove().then(() => setAsking(false))}
      >
        {t('team.removeText')}
      </ConfirmDialog>
    </ListItem>
  );
}

interface MemberRoleProps {
  data: Member;
  mayChange: boolean;
  isFixed: boolean;
  name: string;
  change: (role: ChangeableRole) => Promise<unknown>;
  choices: readonly ChangeableRole[];
  setAsking: (next: boolean) => void;
}

/** The role of a member, to be changed where that is allowed. */
function MemberRole({
  data,
  mayChange,
  isFixed,
  name,
  change,
  choices,
  setAsking,
}: MemberRoleProps) {
  const { t } = useTranslation(['org', 'company', 'domain', 'common', 'admin']);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {data.status === 'suspended' && <StatusChip tone="warning" label={t('team.suspended')} />}
      {mayChange ? (
        <>
          {isFixed ? (
            <StatusChip label={t(`domain:memberRole.${data.role}`)} tone="neutral" />
          ) : (
            <TextField
              select
              size="small"
              label={t('team.role', { name })}
              value={data.role}
              onChange={(event) => void change(event.target.value as ChangeableRole)}
              sx={{ minWidth: 160 }}
            >
              {choices.map((role) => (
                <MenuItem key={role} value={role}>
                  {t(`domain:memberRole.${role}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          <Button
            size="small"
            color="error"
            onClick={() => setAsking(true)}
            aria-label={t('team.remove', { name })}
          >
            {t('common:actions.remove')}
          </Button>
        </>
      ) : (
        <StatusChip
          label={t(`domain:memberRole.${data.role}`)}
          tone={data.role === 'owner' || data.role === 'admin' ? 'info' : 'neutral'}
        />
      )}
    </Stack>
  );
}
