// How fast the connection is and how much space this device has: measured, shown in words, never a reason to be turned away.
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TakeKind } from '#domain/recordings/recording.ts';
import { useFormat } from '#i18n/useFormat.ts';
import {
  hasRoom,
  measureNetworkSpeed,
  judgeNetworkSpeed,
  measureSpace,
  type Space,
} from '#media/deviceCheck.ts';
import { estimateBytes } from '#media/formats.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { openDeviceStore } from '#features/interview/session/deviceStore.ts';

interface Measured {
  kilobits: number | null;
  space: Space;
  keeps: boolean;
}

async function measure(): Promise<Measured> {
  const store = openDeviceStore();
  // Reading shows where the device keeps things.
  const [kilobits, space] = await Promise.all([
    measureNetworkSpeed(),
    measureSpace(),
    store.all('check').catch(() => []),
  ]);
  return { kilobits, space, keeps: store.level() === 'indexedDb' };
}

function Row({ name, isGood, children }: { name: string; isGood: boolean; children: string }) {
  const Icon = isGood ? CheckCircleIcon : InfoIcon;
  return (
    <Stack component="li" direction="row" spacing={1.25} sx={{ alignItems: 'flex-start' }}>
      <Icon
        aria-hidden
        fontSize="small"
        sx={{ color: isGood ? 'success.main' : 'text.secondary', mt: 0.25 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {name}.
        </Typography>{' '}
        <Typography component="span" color="text.secondary">
          {children}
        </Typography>
      </Box>
    </Stack>
  );
}

/** What the device's space is good for. `room`: null when the browser does not say. */
function judgeSpace(
  keeps: boolean,
  room: boolean | null,
): 'memory' | 'unknown' | 'enough' | 'little' {
  if (!keeps) return 'memory';
  if (room === null) return 'unknown';
  return room ? 'enough' : 'little';
}

export function BandwidthAndStorage({ kind, minutes }: { kind: TakeKind; minutes: number }) {
  const { t } = useTranslation('interview');
  const format = useFormat();
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<Measured | null>(null);
  useEffect(() => {
    let here = true;
    void measure().then((measured) => {
      if (here) setFound(measured);
    });
    return () => {
      here = false;
    };
  }, [round]);
  const needed = estimateBytes(kind, minutes * 60);
  const line = found ? judgeNetworkSpeed(found.kilobits) : 'measuring';
  const space = found
    ? judgeSpace(found.keeps, hasRoom(found.space.freeBytes, needed))
    : 'measuring';
  const speed = t('check.speed', {
    value: format.number((found?.kilobits ?? 0) / 1_000, { maximumSignificantDigits: 2 }),
  });
  return (
    <Panel title={t('check.lineTitle')}>
      <Box role="status" data-testid="line-and-space" data-line={line} data-space={space}>
        <Stack component="ul" spacing={1.25} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <Row name={t('check.line')} isGood={line === 'good'}>
            {t(`check.lineIs.${line}`, { speed })}
          </Row>
          <Row name={t('check.space')} isGood={space === 'enough'}>
            {t(`check.spaceIs.${space}`, {
              free: format.size(found?.space.freeBytes ?? 0),
              needed: format.size(needed),
            })}
          </Row>
        </Stack>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {t('check.lineHow')}
      </Typography>
      <Button
        size="small"
        sx={{ mt: 1, ml: -1 }}
        loading={found === null}
        onClick={() => {
          setFound(null);
          setRound(round + 1);
        }}
      >
        {t('check.measureAgain')}
      </Button>
    </Panel>
  );
}
