/** Keys beside what they do. Who hears the page learns of them in the sheet of shortcuts. */
import Box from '@mui/material/Box';

interface KeysProps {
  /** One after the other: "g", "d". */
  keys: readonly string[];
}

export function Keys({ keys }: KeysProps) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-flex',
        gap: 0.375,
        flexShrink: 0,
        // Who has no keyboard has no use for keys.
        '@media (hover: none)': { display: 'none' },
      }}
    >
      {keys.map((key, index) => (
        <Box
          key={`${key}${index}`}
          component="kbd"
          sx={{
            minWidth: '1.25rem',
            px: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: '5px',
            bgcolor: 'background.paper',
            color: 'text.secondary',
            fontFamily: 'inherit',
            fontSize: '0.6875rem',
            lineHeight: '1.125rem',
            textAlign: 'center',
          }}
        >
          {key.length === 1 ? key.toUpperCase() : key}
        </Box>
      ))}
    </Box>
  );
}
