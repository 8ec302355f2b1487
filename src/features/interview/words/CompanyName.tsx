// Who asks: the company's name in plain words, or its brand where it has one. Never waited for.
import { Box } from '@mui/material';
import { brandOf } from '#data/company/brand.ts';
import { BrandMark } from '#ui/theme/BrandMark.tsx';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';

export function CompanyName({
  orgId,
  plain,
}: {
  orgId: string;
  /** Shown where there is no brand. */
  plain: string;
}) {
  const brand = valueOf(useLive(wrapResult(brandOf(orgId))))?.data;
  return brand ? (
    <Box sx={{ mb: 1 }}>
      <BrandMark brand={brand} />
    </Box>
  ) : (
    <>{plain}</>
  );
}
