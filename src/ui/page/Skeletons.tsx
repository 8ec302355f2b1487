// Quiet shapes of what is about to appear.
import { Box, Skeleton, Stack } from '@mui/material';

/** Rows of a list or table. */
export function RowsSkeleton({ rows = 5, height = 56 }: { rows?: number; height?: number }) {
  return (
    <Stack spacing={1} aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}

/** A whole page: heading and panels. */
export function PageSkeleton() {
  return (
    <Box sx={{ maxWidth: 1200, mx: 'auto', px: 3, py: 5 }} aria-hidden>
      <Skeleton variant="text" width="32%" height={48} />
      <Skeleton variant="text" width="52%" />
      <Stack spacing={2} sx={{ mt: 4 }}>
        <Skeleton variant="rounded" height={180} />
        <Skeleton variant="rounded" height={240} />
      </Stack>
    </Box>
  );
}
