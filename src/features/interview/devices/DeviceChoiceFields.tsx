// Another camera or microphone, where there is more than one.
import { MenuItem, Stack, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseDevices } from '#media/chosenDevices.ts';
import { listDevices, devicesOf, type DeviceList } from '#media/deviceCheck.ts';

/** `onChange` opens again, with what was chosen. */
export function DeviceChoiceFields({
  stream,
  onChange,
}: {
  stream: MediaStream;
  onChange: () => void;
}) {
  const { t } = useTranslation('interview');
  const [here, setHere] = useState<DeviceList>({ cameras: [], microphones: [] });
  useEffect(() => {
    let isHere = true;
    const look = (): void =>
      void listDevices().then((found) => {
        if (isHere) setHere(found);
      });
    look();
    navigator.mediaDevices.addEventListener('devicechange', look);
    return () => {
      isHere = false;
      navigator.mediaDevices.removeEventListener('devicechange', look);
    };
  }, [stream]);
  const used = devicesOf(stream);
  const fields = [
    ...(used.camera && here.cameras.length > 1
      ? [{ name: 'camera' as const, all: here.cameras }]
      : []),
    ...(here.microphones.length > 1
      ? [{ name: 'microphone' as const, all: here.microphones }]
      : []),
  ];
  if (fields.length === 0) return null;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
      {fields.map(({ name, all }) => (
        <TextField
          key={name}
          select
          fullWidth
          size="small"
          label={t(`check.${name}`)}
          value={all.some(({ id }) => id === used[name]) ? used[name] : ''}
          onChange={({ target }) => {
            chooseDevices({ [name]: target.value });
            onChange();
          }}
        >
          {all.map(({ id, label }, index) => (
            <MenuItem key={id} value={id}>
              {label || t('check.unnamed', { index: index + 1 })}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  );
}
