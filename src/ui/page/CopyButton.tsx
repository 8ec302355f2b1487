// Copies a text and says so.
import CopyIcon from '@mui/icons-material/ContentCopy';
import DoneIcon from '@mui/icons-material/Check';
import { Box, Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface CopyButtonProps {
  text: string;
  label?: string;
  variant?: ButtonProps['variant'];
  size?: ButtonProps['size'];
  /** Asked first; copies when it calls back. */
  before?: (copy: () => void) => void;
}

export function CopyButton({
  text,
  label,
  variant = 'text',
  size = 'small',
  before = (go) => go(),
}: CopyButtonProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = document.createElement('textarea');
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand('copy');
      area.remove();
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  }
  return (
    <Button
      size={size}
      variant={variant}
      onClick={() => before(() => void copy())}
      startIcon={copied ? <DoneIcon aria-hidden /> : <CopyIcon aria-hidden />}
      sx={{ '& .MuiButton-startIcon > *': { fontSize: 16 } }}
    >
      <Box component="span" aria-live="polite">
        {copied ? t('actions.copied') : (label ?? t('actions.copy'))}
      </Box>
    </Button>
  );
}
