// The notice while it is changed: what somebody else kept meanwhile is seen, and nothing typed is lost.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveCompliance } from '#data/fairness/compliance.ts';
import type { Compliance, ComplianceChoice } from '#domain/fairness/compliance.ts';
import type { useMembership } from '#session/session.ts';
import { useAction } from '#ui/reading/useAction.ts';
import type { Stored } from '#domain/base/source.ts';

export function useNoticeChoice({
  stored,
  orgId,
  uid,
}: {
  stored: Stored<Compliance> | null;
  orgId: ReturnType<typeof useMembership>['orgId'];
  uid: ReturnType<typeof useMembership>['uid'];
}) {
  const { t } = useTranslation(['admin', 'common']);
  const kept = stored?.data ?? null;
  const [seen, setSeen] = useState(kept);
  const [choice, setChoice] = useState(() => choiceOf(kept));
  const isDirty = JSON.stringify(choice) !== JSON.stringify(choiceOf(seen));
  const isOld = (kept?.rev ?? 0) !== (seen?.rev ?? 0);
  function take(): void {
    setSeen(kept);
    setChoice(choiceOf(kept));
  }
  // What somebody else kept is taken over at once where nothing is typed here; one's own as soon as it has come back.
  if (isOld && (!isDirty || JSON.stringify(choice) === JSON.stringify(choiceOf(kept)))) take();
  const [save, { pending }] = useAction(() => saveCompliance(orgId, uid, seen?.rev ?? 0, choice), {
    done: t('compliance.saved'),
  });
  return { choice, setChoice, isDirty, isOld, take, save, pending };
}

function choiceOf(kept: Compliance | null): ComplianceChoice {
  return {
    notice: kept?.notice ?? { en: '', es: '' },
    publishedOn: kept?.publishedOn ?? '',
    where: kept?.where ?? '',
    auditedOn: kept?.auditedOn ?? '',
    auditWhere: kept?.auditWhere ?? '',
  };
}
