// Use against each limit of a company.
import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limitNames, readLimits, readUsed } from '#domain/company/companyLimits.ts';
import { findNextReset } from '#domain/base/moment.ts';
import type { Organization } from '#domain/company/organization.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Meter } from '#ui/page/Meter.tsx';
import { useLimit } from '#ui/product/useLimit.ts';
import { useNow } from '#ui/reading/useNow.ts';

export function LimitMeters({ company }: { company: Organization }) {
  const { t } = useTranslation('superAdmin');
  const format = useFormat();
  const words = useLimit();
  const now = useNow();
  const used = readUsed(company.usage, now);
  const limits = readLimits(company.usage);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {limitNames.map((name) => {
        const text = (name === 'videos' || name === 'documents' ? words.megabytes : words.of)(
          used[name],
          limits[name],
        );
        const monthly = name === 'interviews' || name === 'candidates';
        return (
          <Meter
            key={name}
            label={t(`limit.${name}`)}
            used={used[name]}
            limit={limits[name]}
            text={text}
            {...(monthly
              ? { note: t('company.resets', { date: format.date(findNextReset(now)) }) }
              : {})}
          />
        );
      })}
    </Box>
  );
}
