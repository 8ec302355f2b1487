// A company's name, logo and colour at the head of a page; words on the colour are always legible.
import { Box, Stack, Typography } from '@mui/material';
import { chooseInkOn, type Brand } from '#domain/company/brand.ts';

export function BrandMark({
  brand: { name, logo, colour },
}: {
  brand: Pick<Brand, 'name' | 'logo' | 'colour'>;
}) {
  const ink = chooseInkOn(colour);
  return (
    <Stack
      direction="row"
      data-testid="brand"
      spacing={1.5}
      style={{ backgroundColor: colour, color: ink }}
      sx={{ alignItems: 'center', px: 2, py: 1.25, borderRadius: 2, minWidth: 0 }}
    >
      {/* Logos are drawn for paper: on white they are seen whatever the colour. */}
      {logo && (
        <Box sx={{ display: 'flex', bgcolor: '#fff', borderRadius: 1, p: 0.5, flexShrink: 0 }}>
          <Box
            component="img"
            src={logo}
            alt=""
            sx={{ display: 'block', maxHeight: 36, maxWidth: 140, objectFit: 'contain' }}
          />
        </Box>
      )}
      <Typography
        component="span"
        sx={{ fontWeight: 600, color: 'inherit', overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {name}
      </Typography>
    </Stack>
  );
}
