// Steps in their order, numbered, with a line that holds them together.
import { Box, Typography } from '@mui/material';
import { useFormat } from '#i18n/useFormat.ts';

export function StepList({ steps }: { steps: readonly { title: string; text: string }[] }) {
  const format = useFormat();
  return (
    <Box component="ol" sx={{ p: 0, m: 0, listStyle: 'none', maxWidth: 760 }}>
      {steps.map(({ title, text }, index) => (
        <Box
          component="li"
          key={title}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto minmax(0, 1fr)',
            columnGap: { xs: 2, md: 3 },
          }}
        >
          <Box aria-hidden sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
            <Box
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 32,
                height: 32,
                borderRadius: '50%',
                border: '1.5px solid',
                borderColor: 'primary.main',
                color: 'primary.main',
                typography: 'subtitle2',
                fontVariantNumeric: 'tabular-nums',
                flexShrink: 0,
              }}
            >
              {format.number(index + 1)}
            </Box>
            {index < steps.length - 1 && (
              <Box sx={{ width: '1.5px', flexGrow: 1, bgcolor: 'divider', my: 0.75 }} />
            )}
          </Box>
          <Box sx={{ pb: index < steps.length - 1 ? 4 : 0, pt: 0.5 }}>
            <Typography variant="h3">{title}</Typography>
            <Typography color="text.secondary" sx={{ mt: 0.5, textWrap: 'pretty' }}>
              {text}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
