// Notices that somebody has put away on this device; the latest fifty.

const key = 'hirely.notices.away';
const kept = 50;
let here: string[] | null = null;

function read(): string[] {
  if (here) return here;
  try {
    here = (localStorage.getItem(key) ?? '').split(' ').filter(Boolean);
  } catch {
    here = [];
  }
  return here;
}

export function isPutAway(id: string): boolean {
  return read().includes(id);
}

export function putAway(id: string): void {
  here = [...read().filter((one) => one !== id), id].slice(-kept);
  try {
    localStorage.setItem(key, here.join(' '));
  } catch {
    // Without storage it stays away until the page is loaded anew.
  }
}
