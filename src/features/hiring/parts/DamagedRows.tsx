// Where this feature's screens have always found it.
export { DamagedRows } from '#ui/page/DamagedRows.tsx';
