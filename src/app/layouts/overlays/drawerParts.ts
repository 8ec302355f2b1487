// What a header shows in its drawer alone, fetched with the drawer.
import { lazy } from 'react';
import { loadOverlays } from './loadOverlays.ts';

export const DrawerLinks = lazy(async () => ({ default: (await loadOverlays()).ListLinks }));
export const DrawerFoot = lazy(async () => ({ default: (await loadOverlays()).DrawerFoot }));
