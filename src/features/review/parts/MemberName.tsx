// A colleague's name; people who have left keep their traces but not their name.
import { useTranslation } from 'react-i18next';
import { memberOf } from '#data/company/members.ts';
import { useSession } from '#session/session.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';

/** The name of a member as text; "you" for oneself. */
export function useMemberName(orgId: string, uid: string): string {
  const { t } = useTranslation('review');
  const { authUser } = useSession();
  const mine = authUser?.uid === uid;
  const member = valueOf(useLive(wrapResult(mine ? null : memberOf(orgId, uid))));
  if (mine) return t('people.you');
  if (member === undefined) return '…';
  return member?.data.displayName || t('people.former');
}

export function MemberName({ orgId, uid }: { orgId: string; uid: string }) {
  return <span>{useMemberName(orgId, uid)}</span>;
}
