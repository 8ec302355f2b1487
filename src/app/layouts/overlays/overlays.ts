/** The overlays that loadOverlays.ts loads, as one chunk. */

export { AccountMenuList } from './AccountMenuList.tsx';
export { BarDrawer } from './BarDrawer.tsx';
export { HelpDialog } from './HelpDialog.tsx';
export { QueuePopover } from './QueuePopover.tsx';
export { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
export { DrawerFoot } from '#app/layouts/DrawerFoot.tsx';
export { ListLinks } from '#app/layouts/menu/ListLinks.tsx';
