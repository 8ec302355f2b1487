/** Does what a row is for: goes there, or acts once the palette has given the focus back. */
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '#session/session.ts';
import { focusHeading, goToPart } from './goToPart.ts';
import type { PaletteItem } from './paletteItem.ts';
import { noteRecent } from './recentStore.ts';

/** `close` closes the palette. */
export function useChooseItem(close: () => void): (item: PaletteItem, inNewTab: boolean) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { authUser, orgId, impersonation } = useSession();

  function goTo(target: string, part: string | undefined): void {
    const isHere = target.split(/[?#]/)[0] === pathname;
    void Promise.resolve(navigate(target)).then(() => {
      if (part) goToPart(part);
      else if (isHere) focusHeading();
    });
  }

  return ({ group, icon, target, part, run }, inNewTab) => {
    if (target && inNewTab) return void window.open(target, '_blank', 'noopener');
    close();
    // What a thing is called is noted by its page, when that is open; a page by its address.
    const isPage = icon === 'page' || icon === 'setting';
    if (target && isPage && group !== 'recent' && authUser && !impersonation)
      noteRecent({ uid: authUser.uid, orgId }, { kind: 'page', target, title: '', detail: '' });
    setTimeout(() => (target ? goTo(target, part) : run?.()), 0);
  };
}
