import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { faultCodes } from '#domain/base/fault.ts';
import type { Stored } from '#domain/base/source.ts';
import { builtInTier, type TierConfiguration } from '#domain/billing/tier.ts';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { AiUsageTable } from './AiUsageTable.tsx';
import { useJobError } from './useJobError.ts';
import { usePlanName } from './usePlanName.ts';

const team: Stored<TierConfiguration> = {
  id: 'team_2026',
  path: 'tierConfigurations/team_2026',
  data: { ...builtInTier, name: 'Team' },
  pending: false,
};

function Sample({ errors, plans }: { errors: readonly string[]; plans: readonly string[] }) {
  const errorText = useJobError();
  const planName = usePlanName([team]);
  return (
    <output data-testid="sample">
      {[...errors.map(errorText), ...plans.map(planName)].join(' | ')}
    </output>
  );
}

const shownFor = async (errors: readonly string[], plans: readonly string[]): Promise<string> => {
  await show(<Sample errors={errors} plans={plans} />, sessionAs());
  return screen.getByTestId('sample').textContent ?? '';
};

describe('codes', () => {
  it('of any failure read as words, also those of other versions', async () => {
    const codes = [...faultCodes, 'leaseLost', 'wordsWait', 'somethingNewer'];
    const words = (await shownFor(codes, [])).split(' | ');
    expect(
      words.filter((word) => codes.includes(word) || !/^[A-Z][a-zA-Z’' ]+$/u.test(word)),
    ).toEqual([]);
    expect(words.at(-1)).toBe('Something went wrong');
  });

  it('of plans read as their names, also of one that is no longer there', async () => {
    expect(await shownFor([], ['team_2026', 'default_free', 'growth_2024'])).toBe(
      'Team | Free | Former plan',
    );
  });

  it('of AI features read as words', async () => {
    await show(
      <AiUsageTable
        label="Use"
        rows={[
          {
            month: 202_611,
            task: 'readMinds',
            adapter: 'onDevice',
            model: 'm',
            calls: 1,
            failed: 0,
            promptTokens: 0,
            outputTokens: 0,
            ms: 1,
          },
        ]}
        prices={[]}
        currency="USD"
      />,
      sessionAs(),
    );
    expect(screen.getAllByText('Another AI feature').length).toBeGreaterThan(0);
    expect(screen.queryByText('readMinds')).toBeNull();
  });
});
