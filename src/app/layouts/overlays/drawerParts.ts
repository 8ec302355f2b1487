/** Parts of a header that only its drawer shows, loaded with it. */
import { lazy } from 'react';
import { loadOverlays } from './loadOverlays.ts';

export const DrawerLinks = lazy(async () => ({ default: (await loadOverlays()).ListLinks }));
export const DrawerFoot = lazy(async () => ({ default: (await loadOverlays()).DrawerFoot }));
