// What invitations to this interview take of the plan's storage, before anybody is invited.
import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { getStorageSlots, type Organization, type Slots } from '#domain/company/organization.ts';
import { Meter } from '#ui/page/Meter.tsx';
import { useLimit } from '#ui/product/useLimit.ts';

export function StorageSlots({
  organization,
  slots,
}: {
  organization: Organization;
  slots: Slots;
}) {
  const { t } = useTranslation('hiring');
  const { limit, of } = useLimit();
  const { storage } = organization.usage;
  const left = getStorageSlots(organization, slots);
  const kinds = (['videos', 'documents'] as const).filter((kind) => slots[kind] > 0);
  if (kinds.length === 0) return null;
  return (
    <Stack spacing={2} sx={{ maxWidth: 420 }} data-testid="storage-places">
      {kinds.map((kind) => (
        <Meter
          key={kind}
          label={t(`storage.${kind}`)}
          used={storage[kind].used}
          limit={storage[kind].limit}
          text={of(storage[kind].used, storage[kind].limit)}
          note={[
            t(`storage.each.${kind}`, { count: slots[kind] }),
            left === Infinity ? '' : t('storage.left', { count: left, places: limit(left) }),
          ]
            .join(' ')
            .trim()}
        />
      ))}
    </Stack>
  );
}
