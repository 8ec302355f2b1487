// The upgrade page's content: what I have, what I used, what I asked for, what would change.
import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import { personRequestsOf } from '#data/billing/personPlans.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { AskForPlan } from './AskForPlan.tsx';
import { CostList, SmallerPlan } from './CostList.tsx';
import { CreditsUsed } from './CreditsUsed.tsx';
import { MyRequests } from './MyRequests.tsx';
import { PlanNow } from './PlanNow.tsx';
import { PlansSideBySide, type Billed } from './PlansSideBySide.tsx';
import { usePlanOverview, type OfferedPlan } from './usePlanOverview.ts';

export function Plans({ uid }: { uid: string }) {
  const overview = usePlanOverview(uid);
  const requests = useLive(personRequestsOf(uid)).items;
  const [billed, setBilled] = useState<Billed>('monthly');
  const [asked, setAsked] = useState<OfferedPlan | null>(null);
  const waits = requests[0]?.data.status === 'requested';
  const { plan, balance, offers, nameOf } = overview;
  return (
    <Stack spacing={3}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <PlanNow
          uid={uid}
          overview={overview}
          waits={waits}
          onAgain={() => {
            setBilled(plan?.billed ?? 'monthly');
            setAsked(offers.find(({ id }) => id === plan?.tierId) ?? null);
          }}
        />
        <CreditsUsed uid={uid} balance={balance} />
      </Box>
      <MyRequests uid={uid} requests={requests} nameOf={nameOf} />
      <PlansSideBySide
        overview={overview}
        billed={billed}
        onBilled={setBilled}
        onAsk={setAsked}
        waits={waits}
      />
      <CostList />
      <SmallerPlan />
      {asked && (
        <AskForPlan
          uid={uid}
          plan={asked}
          overview={overview}
          billed={billed}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
