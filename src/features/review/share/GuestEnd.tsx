// What a guest sees when there is nothing more to see: thanks, or why it is closed.
import { Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import type { GuestEndKind } from './useGuestEnd.ts';

export function GuestEnd({ end, company }: { end: GuestEndKind | 'gone'; company: string }) {
  const { t } = useTranslation('share');
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Page title={t(`end.${end}`)} width="narrow">
      <Panel>
        <Typography
          component="div"
          ref={message}
          tabIndex={-1}
          role="status"
          data-testid="guest-end"
          data-end={end}
          sx={{ '&:focus': { outline: 'none' } }}
        >
          {t(`end.${end}Text`, { company: company || t('end.company') })}
        </Typography>
      </Panel>
    </Page>
  );
}
