// Which camera and microphone the candidate chose in the check, for this tab: the room then opens the same ones.

const key = 'hirely.devices';
export interface DeviceIds {
  camera?: string | undefined;
  microphone?: string | undefined;
}

function idOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** What was chosen; undefined where the browser decides. */
export function readChosenDevices(): DeviceIds {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown> | null;
    return { camera: idOf(found?.['camera']), microphone: idOf(found?.['microphone']) };
  } catch {
    return {};
  }
}

/** Keeps a choice beside the earlier one. */
export function chooseDevices(ids: DeviceIds): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readChosenDevices(), ...ids }));
  } catch {
    // Without storage the browser's own choice stays.
  }
}
