// Limits in words: "7 of 10", or "7 · Unlimited" where a plan does not limit.
import { useTranslation } from 'react-i18next';
import type { LimitName } from '#domain/company/companyLimits.ts';
import { isUnlimited } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';

export interface LimitWords {
  /** "10", or "Unlimited". */
  limit: (limit: number) => string;
  /** "7 of 10", or "7 · Unlimited". */
  of: (used: number, limit: number) => string;
  /** The same of storage: "120 MB of 10 GB". */
  megabytes: (used: number, limit: number) => string;
  /** A limit with its unit. */
  named: (name: LimitName, limit: number) => string;
}

/** How limits are worded, in the reader's language. */
export function useLimit(): LimitWords {
  const { t } = useTranslation();
  const format = useFormat();
  const formatUsage = (used: string, limit: number, of: string): string =>
    isUnlimited(limit) ? t('limits.usedUnlimited', { used }) : t('limits.of', { used, limit: of });
  const { megabytes } = format;
  const plain = (limit: number): string =>
    isUnlimited(limit) ? t('limits.unlimited') : format.number(limit);
  return {
    named: (name, limit) =>
      (name === 'videos' || name === 'documents') && !isUnlimited(limit)
        ? megabytes(limit)
        : plain(limit),
    limit: plain,
    of: (used, limit) => formatUsage(format.number(used), limit, format.number(limit)),
    megabytes: (used, limit) => formatUsage(megabytes(used), limit, megabytes(limit)),
  };
}
