// What loadOverlays.ts fetches, as one file.
export { AccountMenuList } from './AccountMenuList.tsx';
export { BarDrawer } from './BarDrawer.tsx';
export { HelpDialog } from './HelpDialog.tsx';
export { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
