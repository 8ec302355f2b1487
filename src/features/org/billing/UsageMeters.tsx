// Use against each limit: what counts, when it begins anew, and when it is reached if things go on like this.
import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { forecastOf, findMonthStart, type Forecast, type Pace } from '#domain/billing/forecast.ts';
import { findNextReset } from '#domain/base/moment.ts';
import { readUsedThisMonth, type Organization } from '#domain/company/organization.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Meter } from '#ui/page/Meter.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useLimit } from '#ui/product/useLimit.ts';
import { useNow } from '#ui/reading/useNow.ts';

interface Row {
  key: 'interviews' | 'candidates' | 'licenses' | 'videos' | 'documents';
  used: number;
  limit: number;
  text: string;
  /** Null: people choose, there is no pace. */
  pace: Pick<Pace, 'since' | 'until'> | null;
}

/** A forecast in words; empty where there is nothing to say. */
function useForecastWords(): (forecast: Forecast, monthly: boolean) => string {
  const { t } = useTranslation('company');
  const format = useFormat();
  return (forecast, monthly) => {
    if (forecast.kind === 'unlimited') return '';
    if (forecast.kind === 'around') return t('forecast.around', { date: format.date(forecast.at) });
    if (forecast.kind === 'lasts')
      return t('forecast.lasts', { count: forecast.by, by: format.number(forecast.by) });
    if (forecast.kind === 'reached')
      return t(monthly ? 'forecast.reachedMonthly' : 'forecast.reached');
    return t(`forecast.${forecast.kind}`);
  };
}

export function UsageMeters({
  organization: { usage, createdAt },
}: {
  organization: Organization;
}) {
  const { t } = useTranslation(['company', 'org']);
  const format = useFormat();
  const words = useForecastWords();
  const { of: count, megabytes } = useLimit();
  const now = useNow();
  const resetAt = findNextReset(now);
  const reset = format.date(resetAt);
  const month = { since: findMonthStart(now), until: resetAt };
  const ever = createdAt ? { since: createdAt, until: null } : null;
  const of = (
    key: Row['key'],
    used: number,
    limit: number,
    formatUsage: typeof count,
    pace: Row['pace'],
  ): Row => ({ key, used, limit, text: formatUsage(used, limit), pace });
  const rows = [
    of(
      'interviews',
      readUsedThisMonth(usage.interviews, now),
      usage.interviews.limit,
      count,
      month,
    ),
    of(
      'candidates',
      readUsedThisMonth(usage.candidates, now),
      usage.candidates.limit,
      count,
      month,
    ),
    of('licenses', usage.licenses.used, usage.licenses.limit, count, null),
    of('videos', usage.storage.videos.used, usage.storage.videos.limit, megabytes, ever),
    of('documents', usage.storage.documents.used, usage.storage.documents.limit, megabytes, ever),
  ];
  const note = ({ key, used, limit, pace }: Row): string =>
    [
      t(`org:billing.notes.${key}`, { date: reset }),
      ...(pace ? [words(forecastOf({ used, limit, ...pace }, now), pace.until !== null)] : []),
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <Panel title={t('org:billing.usage')} lead={t('org:billing.usageLead', { date: reset })}>
      <Stack spacing={3}>
        {rows.map((row) => (
          <Meter
            key={row.key}
            label={t(`org:billing.meters.${row.key}`)}
            used={row.used}
            limit={row.limit}
            text={row.text}
            note={note(row)}
          />
        ))}
      </Stack>
    </Panel>
  );
}
