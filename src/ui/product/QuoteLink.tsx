// Exact words of an answer beside a rating; pressed, they are shown where they stand in the answer.
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import { ButtonBase, Typography } from '@mui/material';

export interface QuoteLinkProps {
  id: string;
  text: string;
  /** What pressing it does, as a sentence. */
  label: string;
  isActive: boolean;
  onSelect: (id: string) => void;
}

export function QuoteLink({ id, text, label, isActive, onSelect }: QuoteLinkProps) {
  return (
    <ButtonBase
      id={`from-${id}`}
      onClick={() => onSelect(id)}
      aria-pressed={isActive}
      aria-label={label}
      sx={{
        display: 'flex',
        gap: 1,
        justifyContent: 'flex-start',
        alignItems: 'flex-start',
        textAlign: 'left',
        borderRadius: 1,
        px: 1,
        py: 0.75,
        bgcolor: isActive ? 'evidence.active' : 'evidence.main',
        color: 'evidence.contrastText',
        '&:hover': { bgcolor: 'evidence.active' },
      }}
    >
      <FormatQuoteIcon
        fontSize="small"
        aria-hidden
        sx={{ mt: '1px', flexShrink: 0, color: 'evidence.line' }}
      />
      <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </ButtonBase>
  );
}
